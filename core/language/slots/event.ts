/** A meeting: what, with whom, when, and what is said about it. */
import { noPrefix } from '../phrasebook.ts';
import { claim, isFree, type Draft } from './draft.ts';
import type { EventInput } from './event-input.ts';
import { people } from './event-people.ts';
import { leftover, quotedTitle, take, titleAfterColon, titleEnd } from './event-title.ts';
import { descriptionWords, dressing, titleWords } from './event-words.ts';

export type EventParts = {
  readonly title: string | null;
  readonly attendees: readonly string[];
  readonly description: string | null;
};

export function readEvent(input: EventInput): EventParts {
  const { draft, head } = input;
  const { tokens } = draft.sentence;
  const start = head.verb?.to ?? head.noun?.from ?? 0;
  const end = tokens.length;
  let explicitTitle: string | null = null;
  let description: string | null = null;
  const attendees: string[] = [];
  const first = says(draft, start, end) ? start : 0;
  for (let index = first; index < end; index += 1) {
    if (!isFree(draft, index)) continue;
    const about = descriptionWords.at(tokens, index);
    if (about !== null && about.next < end) {
      claim(draft, { from: index, to: about.next }, 'intent');
      description = take(draft, about.next, end, 'description');
      break;
    }
    // "the restaurant is called Claro"
    const titled = tokens[index - 1]?.text === 'is' ? null : titleWords.at(tokens, index);
    if (titled !== null && explicitTitle === null) {
      claim(draft, { from: index, to: titled.next }, 'intent');
      explicitTitle = take(draft, titled.next, titleEnd(input, titled.next), 'title');
      continue;
    }
    const dress = dressing.at(tokens, index, noPrefix);
    if (dress !== null) {
      claim(draft, { from: index, to: dress.next }, 'intent');
      index = dress.next - 1;
      continue;
    }
    index = people(input, index, attendees) - 1;
  }
  const region = says(draft, start, end)
    ? { from: start, to: end }
    : { from: 0, to: Math.min(start, head.verb?.from ?? start) };
  const title =
    explicitTitle ??
    titleAfterColon(draft, start, end) ??
    quotedTitle(draft, start, end) ??
    leftover(input, region.from, region.to);
  return { title, attendees, description };
}

/** "…, put it in my calendar": the meeting was described before. */
function says({ sentence, owners }: Draft, start: number, end: number): boolean {
  const pointers = new Set(['it', 'this', 'that', 'זה', 'זאת', 'אותו', 'אותה', 'את']);
  return sentence.tokens.some(
    ({ kind, text }, index) =>
      index >= start && index < end && owners[index] === null && kind !== 'mark' && !pointers.has(text),
  );
}
