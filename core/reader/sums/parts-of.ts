/** "Half of 350 grams", "a quarter of my 3600 paycheck", "שליש מ-90 דקות": the part of so much of something. */
import { nounOf } from './amounts.ts';
import { shown } from './rates.ts';
import { measureAt, type Worked } from './units.ts';

/** By what so much is divided for its part. */
export const over: Readonly<Record<string, number>> = {
  half: 2,
  halves: 2,
  third: 3,
  quarter: 4,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  eighth: 8,
  tenth: 10,
  חצי: 2,
  שליש: 3,
  רבע: 4,
  רבעים: 4,
  רבעי: 4,
  שלישים: 3,
  חמישית: 5,
  חמישיות: 5,
  שמינית: 8,
  שמיניות: 8,
  עשירית: 10,
};

const partOf =
  /^(?:an? )?(half|third|quarter|fifth|tenth|חצי|שליש|רבע|חמישית|עשירית) (?:of|מ|מתוך|של) (?:(?:my|our|his|her|their|an?|this|that) )?(\d{1,12}(?:\.\d{1,6})?) ([a-z]{1,16}|[א-ת"]{2,16})$/;
/** "רבע מהמשכורת של 3600" */
const partOfNamed =
  /^(חצי|שליש|רבע|חמישית|עשירית) מ([א-ת]{3,16})(?: שלי| שלנו)? (?:של|שהיא|שהוא) (\d{1,12}(?:\.\d{1,6})?)$/;
/** "A quarter of 5 pm" is a time. */
const ofDay = /^(?:am|pm|percent|to|past|in|on)$/;

/** `said`: without what asks. */
export function partOfSomething(said: string): Worked | null {
  const [, named, , ofNamed] = partOfNamed.exec(said) ?? [];
  const [, part = named ?? '', total = ofNamed ?? '', noun = ''] = partOf.exec(said) ?? [];
  const by = over[part];
  if (by === undefined) return null;
  const measure = measureAt([noun], 0)?.measure ?? (noun === '' ? null : nounOf(noun));
  if (noun !== '' && (measure === null || ofDay.test(noun))) return null;
  return { sum: `${shown(Number(total))} ÷ ${by}`, result: Number(total) / by, unit: measure?.name ?? null };
}
