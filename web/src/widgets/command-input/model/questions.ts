import type { Doubt, Reading } from '@crocodile-hub/core/language/reading';
import type { Draft } from './draft.ts';

/** A doubt of the reading, in the person's own words: it is answered by a yes, or by other words. */
export type Question = Doubt & { readonly words: string };

/** What is still to be asked about. An answer holds for the same words; who changed the part has answered too. */
export function questionsOf(
  text: string,
  reading: Reading,
  draft: Draft,
  answered: readonly string[],
): Question[] {
  if (draft.intent !== reading.intent) return [];
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

function isChanged({ kind }: Question, { edited }: Draft): boolean {
  const has = (slots: readonly string[]) => slots.some((slot) => slot in edited);
  if (kind === 'time' || kind === 'times' || kind === 'number') return has(partsOf.time);
  return kind === 'who' && has(partsOf.people);
}
