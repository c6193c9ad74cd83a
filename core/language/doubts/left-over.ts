/** Words that a free text seldom holds by right: of time, of correction, of a form, of another command. */
import { anyPrefix, phrasebook } from '../phrasebook.ts';
import { firstOrdinals } from '../time/days.ts';
import { months, namedDays, weekdays } from '../time/words.ts';
import type { Token } from '../tokens.ts';

/** No one says these without dating something: left in a title, they were meant for the clock. */
const otherTimeWords = phrasebook<boolean>([
  // A birthday is no day of the week.
  ['יום|ביום|ליום הולדת|ההולדת|כיף', false],
  ['ביום|ליום / באותו יום', true],
  ["noon|midday|midnight|am|pm|o'clock|oclock|eod|eow|eom|hourly", true],
  ['this|next|coming|every|each|last week|weekend|month|year|morning|afternoon|evening|night', true],
  ...firstOrdinals.map((ordinal) => [`on the ${ordinal}`, true] as const),
  ['on the twenty|thirtieth', true],
  ['in the morning|afternoon|evening / at night', true],
  ['half|quarter past|to / every|each day|week|month|year|hour', true],
  ['until|till|til / no later than / starting|beginning from|on|at|in|next', true],

  ['סופ"ש|סופש|חצות', true],
  ['בבוקר|בצהריים|בצהרים|בערב|בלילה|בשעה|לשעה|השעה|בשעות|לפנות בוקר', true],
  ['אחרי|אחר|לפני הצהריים|הצהרים|צהריים', true],
  ['כל|מדי יום|בוקר|ערב|לילה|שבוע|חודש|שנה', true],
  ['שבוע|חודש|שנה|שבועיים הבא|הבאה|הקרוב|הקרובה', true],
  ['בעוד|החל מ', true],
]);

const named = [weekdays, months, namedDays];

/** A word of time that begins here, and where it ends. */
export function timeWordAt(tokens: readonly Token[], index: number): { value: boolean; next: number } | null {
  const word = otherTimeWords.at(tokens, index, anyPrefix);
  if (word !== null) return word;
  const found = named.map((book) => book.at(tokens, index, anyPrefix)).find((match) => match !== null);
  // "may" and "march" are verbs too.
  return found === undefined ||
    /^(?:may|march|mar|mon|sun|sat|[בלמו]?(?:מאי|יוני|יולי|מרץ|מרס))$/.test(tokens[index]?.text ?? '')
    ? null
    : { value: true, next: found.next };
}

/** "עד" alone: with a letter glued to it, it is a board or a witness. */
export const untilWords = phrasebook<true>([['עד|due|deadline|דדליין', true]]);

/** What a number after it only numbers: "chapter 5", "קו 5". */
export const numbered = phrasebook<true>([
  ['chapter|page|room|version|level|part|number|no|unit|gate|floor|bus|line|apartment|apt|grade', true],
  ['פרק|עמוד|חדר|קו|דירה|קומה|שער|מספר|גרסה|שלב|כיתה', true],
]);
