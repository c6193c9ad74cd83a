/** Every word that the grammar knows, and those it must not mistake for a slip. */
import { kin } from '../entities/kin.ts';
import { firstNames, lastNames } from '../entities/names.ts';
import { numberWords } from '../numbers.ts';
import { commandWords } from '../intent/heads.ts';
import { openerWords } from '../intent/openers.ts';
import { contentWords } from '../slots/content.ts';
import { eventWords } from '../slots/event-words.ts';
import { markers } from '../slots/message-words.ts';
import { respellTo, type Respell } from '../spelling.ts';
import { timeWords } from '../time/words.ts';

const realWords = new Set(
  (
    'mending meat meats remained remains merging meaning reading heating eating seating beating creature fiend food bind fined ' +
    'kind mind wind march ranges range board lurch punch munch bunch launch dines dinners party parts pasty paste forty sunny ' +
    'money honey noted noise exactly בדיוק להגיש הזכיר הזכירה הוסיף הזמין הודיע'
  ).split(' '),
);

function isKnown(word: string): boolean {
  return (
    realWords.has(word) ||
    firstNames.has(word) ||
    lastNames.has(word) ||
    kin.has(word) ||
    sources.some((words) => words.has(word))
  );
}

/** A word of the grammar, and so no name. */
export function isCommon(word: string): boolean {
  return word.length < 3 || sources.some((words) => words.has(word));
}

const sources: readonly ReadonlySet<string>[] = [
  commandWords,
  timeWords,
  numberWords,
  openerWords,
  contentWords,
  eventWords,
  markers.words,
];

export const respell: Respell = respellTo([...commandWords, ...timeWords], isKnown);
