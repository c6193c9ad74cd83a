/** The free text of reminders, tasks and searches, wherever it stands. */
import type { Head, Range } from '../intent/head.ts';
import { destinationAt } from '../intent/nouns.ts';
import type { SlotName } from '../reading.ts';
import { takeContent } from '../slots/content.ts';
import { claim, isFree, type Draft } from '../slots/draft.ts';
import type { Command } from './command.ts';

/** What follows the head; or what came before it: "I have a meeting at ten, remind me". */
export function contentOf(command: Command, slot: SlotName): string | null {
  const { draft, head } = command;
  const range = { from: contentStart(command), to: draft.sentence.tokens.length };
  const after = pointsBack(draft, range) ? null : takeContent(draft, range, slot);
  return after ?? takeContent(draft, { from: 0, to: headStart(head) }, slot, { isTold: true });
}

export function contentStart({ head }: Command): number {
  if (head.noun === null || head.noun.role === 'destination') return head.verb?.to ?? 0;
  return head.noun.to;
}

/** "a reminder in my calendar": says where it goes, nothing about what it is. */
export function claimDestination(draft: Draft): void {
  const { tokens } = draft.sentence;
  for (let index = 0; index < tokens.length; index += 1) {
    const place = isFree(draft, index) ? destinationAt(tokens, index) : null;
    if (place?.class === 'calendar') claim(draft, place, 'intent');
  }
}

/** "…, add it to my tasks": nothing but a pointer is left. */
function pointsBack({ sentence, owners }: Draft, { from, to }: Range): boolean {
  const left = sentence.tokens.filter(
    ({ kind }, index) => index >= from && index < to && owners[index] === null && kind !== 'mark',
  );
  return left.length > 0 && left.every(({ text }) => pointers.has(text));
}

const pointers = new Set('it this that about of them זה זאת אותו אותה את על כך'.split(' '));

function headStart({ verb, noun }: Head): number {
  const starts = [verb, noun].flatMap((part) => (part === null ? [] : [part.from]));
  return starts.length === 0 ? 0 : Math.min(...starts);
}
