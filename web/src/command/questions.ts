import type { DoubtKind } from '@crocodile-hub/core/contract/doubts';
import type { Doubt } from '@crocodile-hub/core/language/reading';
import type { Draft, Read } from './draft.ts';

/** A doubt of the reading, in the person's own words. It is answered by confirming it or by changing the words. */
export type Question = Doubt & { readonly words: string };

/** The open questions. An answer stays valid for the same words; changing the part on a chip also answers. */
export function questionsOf(
  text: string,
  reading: Read,
  draft: Draft,
  answered: readonly string[],
): Question[] {
  if (draft.intent !== reading.intent || draft.isTaken) return [];
  return reading.doubts
    .map((doubt) => ({ ...doubt, words: text.slice(doubt.start, doubt.end) }))
    .filter((question) => !answered.includes(answerKey(question)) && !isChanged(question, draft));
}

export function answerKey({ kind, words }: Question): string {
  return `${kind} ${words}`;
}

const partsOf = {
  time: ['startTime', 'reminderTime', 'due', 'sendAt', 'recurrence'],
  people: ['to', 'cc', 'bcc', 'attendees'],
};

const timeKinds: ReadonlySet<DoubtKind> = new Set<DoubtKind>(['time', 'times', 'entry', 'number']);

function isChanged({ kind }: Question, { edited }: Draft): boolean {
  const has = (slots: readonly string[]) => slots.some((slot) => slot in edited);
  if (timeKinds.has(kind)) return has(partsOf.time);
  return kind === 'who' && has(partsOf.people);
}
