/** Days that people count to: "how many days until christmas", "which weekday is the 14th", "כמה ימים עד פסח". */
import { agoAt, dayAgo } from '../../language/questions/ago.ts';
import { looksBack } from '../../language/questions/looks-back.ts';
import type { Words } from '../../language/questions/pattern.ts';
import type { Question } from '../../language/questions/question.ts';
import { wordsIn } from '../../language/questions/read-question.ts';
import type { Direction } from '../../language/questions/stretches.ts';
import { findWhen } from '../../language/questions/when.ts';
import {
  dayAt,
  daysBetween,
  sameDate,
  shiftDays,
  shiftMonths,
  type CalendarDay,
} from '../../time/calendar.ts';
import type { Clockwork } from '../../language/time/clockwork.ts';
import type { Expression } from '../../language/time/expression.ts';
import { findTimes } from '../../language/time/find.ts';
import { resolve } from '../../language/time/resolve.ts';
import type { Asked } from './asked.ts';
import { feastIn, type Feast } from '../../time/feasts.ts';
import { namedDay } from './named-days.ts';
import { inDigits } from '../sums/in-digits.ts';

/** Which day it is or was, how long it is to one or since one, or how long from one to another. */
export function dateAsked({ text, clockwork }: Asked): Question | null {
  const counted = dayCounted(text, clockwork, wordsIn);
  if (counted === 'unknown') return null;
  if (counted !== null) return { asks: 'date', day: counted, wants: 'weekday' };
  const counts = countsDays.test(text);
  const named = namedDay(text, dayAt(clockwork.now, clockwork.zone));
  if (named !== null) return { asks: 'date', day: named, wants: counts ? 'until' : 'weekday' };
  const apart = counts ? daysApart(text, clockwork) : null;
  if (apart !== null) return apart;
  const words = wordsIn(text);
  const isBack = since.test(text) || (looksBack(text) && !until.test(text));
  const day = dayIn(words, clockwork, isBack ? 'behind' : 'ahead');
  if (day !== null) return { asks: 'date', day, wants: counts ? countedIn(text) : 'weekday' };
  // A time was said, and it is no day.
  if (findWhen(words, clockwork).over('behind') !== null || !asksToday.test(text)) return null;
  return { asks: 'date', day: dayAt(clockwork.now, clockwork.zone), wants: counts ? 'until' : 'weekday' };
}

/** Which day of the Hebrew calendar it is. */
export function hebrewDateAsked({ text, clockwork }: Asked): Question | null {
  if (!ofHebrew.test(text)) return null;
  const words = wordsIn(text.replace(ofHebrew, ' '));
  const day = dayIn(words, clockwork, looksBack(text) ? 'behind' : 'ahead');
  return { asks: 'date', day: day ?? dayAt(clockwork.now, clockwork.zone), wants: 'hebrew' };
}

const ofHebrew =
  /\b(?:hebrew|jewish) (?:date|calendar|day)\b|(?<![א-ת])[בלה]{0,2}(?:תאריך|לוח) ה?(?:עברי|יהודי)(?![א-ת])/i;
const countsDays = /how (?:many|long|soon|old)|until|till|כמה (?:זמן|ימים|שבועות|חודשים|לילות)|עד /i;
const workdays = /\b(?:work(?:ing)?|business|week)[ -]?days?\b|ימי (?:עבודה|עסקים)/i;

function countedIn(text: string): 'until' | 'workdays' {
  return workdays.test(text) ? 'workdays' : 'until';
}

const since = /\bsince\b|(?<![א-ת])(?:מאז|עבר|עברו|חלפו)(?![א-ת])/i;
const until = /\b(?:until|till)\b|(?<![א-ת])עד(?![א-ת])/i;
const asksToday =
  /\b(?:what|which) (?:day|date)|today'?s date|the date|what's the day|איזה יום|מה התאריך|התאריך/i;

const between = /\bbetween |(?<![א-ת])בין /i;
const toTheOther = / (?:and |ועד |עד |ל-?|ו-?)(?=\S)/g;

/** "Between 3 March and 10 April": where the second day has passed before the first, the first is of the year before. */
function daysApart(text: string, clockwork: Clockwork): Question | null {
  const start = between.exec(text);
  if (start === null) return null;
  const both = text.slice(start.index + start[0].length);
  for (const { index, 0: word } of both.matchAll(toTheOther)) {
    const first = dayIn(wordsIn(both.slice(0, index)), clockwork, 'ahead');
    const last = dayIn(wordsIn(both.slice(index + word.length)), clockwork, 'ahead');
    if (first === null || last === null) continue;
    const from = daysBetween(first, last) < 0 ? { ...first, year: first.year - 1 } : first;
    const days = daysBetween(from, last);
    return days < 0 ? null : { asks: 'sum', sum: `${shown(from)} – ${shown(last)}`, result: days, unit: 'd' };
  }
  return null;
}

function shown({ year, month, day }: CalendarDay): string {
  return `${day}.${month}.${year}`;
}

/** The day that is named, a feast or a date, the next one to come or the last one that was; null where none is. */
function dayIn(words: Words, clockwork: Clockwork, direction: Direction): CalendarDay | null {
  const now = dayAt(clockwork.now, clockwork.zone);
  for (const index of words.tokens.keys()) {
    const ago = agoAt(words, index);
    if (ago !== null && ago.unit !== 'hour') return dayAgo(now, ago);
  }
  const { text } = words.source;
  const feast = feastIn(text);
  const year = yearIn(words, now.year);
  if (feast !== null) return feast.dayIn(yearOfFeast(feast, { now, year, direction }));
  const expression = findTimes(words.tokens).all.find(
    ({ day: ref, ahead }) => ref !== null || ahead !== null,
  );
  const ref = expression?.day;
  if (ref?.by === 'date' && ref.month !== null && year !== null)
    return { year: ref.year ?? year, month: ref.month, day: ref.day };
  const span = findWhen(words, clockwork).over(direction);
  // Since a day, it lasts until today.
  if (
    span !== null &&
    direction === 'behind' &&
    (sameDate(span.first, span.last) || expression !== undefined)
  )
    return span.first;
  if (expression !== undefined) return dayOf(expression, clockwork);
  if (endOfYear.test(text)) return { year: now.year, month: 12, day: 31 };
  return span !== null && !span.isHours && sameDate(span.first, span.last) ? span.first : null;
}

const endOfYear = /\bend of the year\b|\bthis year\b|סוף השנה|נשארו השנה/;

type Asking = { now: CalendarDay; year: number | null; direction: Direction };

/** The year that is said; else the one in which it is next, or was last. */
function yearOfFeast({ dayIn: on, isHebrew }: Feast, { now, year, direction }: Asking): number {
  const isPassed = daysBetween(now, on(now.year)) < 0;
  // In November, "Passover this year" is still to come.
  if (year !== null && !(isHebrew && year === now.year && direction === 'ahead')) return year;
  if (direction === 'ahead') return isPassed ? now.year + 1 : now.year;
  return isPassed || sameDate(on(now.year), now) ? now.year : now.year - 1;
}

const yearsSaid: readonly (readonly [said: RegExp, by: number])[] = [
  [/\bthis year\b|(?<![א-ת])השנה(?![א-ת])/, 0],
  [/\blast year\b|(?<![א-ת])ב?שנה שעברה(?![א-ת])|(?<![א-ת])אשתקד(?![א-ת])/, -1],
  [/\bnext year\b|(?<![א-ת])[בה]?שנה הבאה(?![א-ת])/, 1],
];
const yearInDigits = /(?<![\d.,])(?:19|20|21)\d{2}(?![\d.,]\d|\d)/;

function yearIn({ source: { text } }: Words, now: number): number | null {
  const digits = yearInDigits.exec(text)?.[0];
  if (digits !== undefined) return Number(digits);
  const said = yearsSaid.find(([words]) => words.test(text.replace(/ראש השנה|סוף השנה/g, ' ')));
  return said === undefined ? null : now + said[1];
}

/** No longer than people reckon. */
const mostCounted = 4_000;
type Shift = (day: CalendarDay, count: number) => CalendarDay;
const inDays =
  (length: number): Shift =>
  (day, count) =>
    shiftDays(day, count * length);
const shiftOf: Readonly<Record<string, Shift>> = {
  day: inDays(1),
  week: inDays(7),
  month: shiftMonths,
  year: (day, count) => shiftMonths(day, count * 12),
  יום: inDays(1),
  ימים: inDays(1),
  שבוע: inDays(7),
  שבועות: inDays(7),
  חודש: shiftMonths,
  חודשים: shiftMonths,
  שנה: (day, count) => shiftMonths(day, count * 12),
  שנים: (day, count) => shiftMonths(day, count * 12),
};
/** "90 days from", "a week after"; in Hebrew one of them stands without its number, and "from" is glued: "מה3 במרץ". */
const counted =
  /(?<![\d.])(?:(?<count>\d{1,4}|\ban?|\bone) |(?<![א-ת\d])(?<!\d )(?=(?:יום|שבוע|חודש|שנה) (?:לפני|אחרי) ))(?<unit>days?|weeks?|months?|years?|יום|ימים|שבוע|שבועות|חודש|חודשים|שנה|שנים) (?:(?<how>from|after|since|counting from|before|prior to|לפני|אחרי|מאז|החל מ-?) |(?<glued>מ-?ה?-? ?)(?=\d))(?=[\d"\wא-ת])/u;
/** What is not counted in calendar days is not known. */
const uncounted = /\b(?:working|business|week)[ -]?days? (?:from|after|before)\b|ימי (?:עסקים|עבודה)(?! עד)/i;

/**
 * The day that is so many days, weeks, months or years from one that is named: "90 days from March 3", "90 יום מה3
 * במרץ". `unknown`: it is asked for, and cannot be told.
 */
export function dayCounted(
  text: string,
  clockwork: Clockwork,
  wordsIn: (text: string) => Words,
): CalendarDay | 'unknown' | null {
  if (uncounted.test(text)) return 'unknown';
  const said = inDigits(text);
  const found = counted.exec(said);
  if (found === null) return null;
  const { count, unit = '', how = '' } = found.groups ?? {};
  const shift = shiftOf[unit.replace(/s$/, '')];
  const length = count !== undefined && /^\d/.test(count) ? Number(count) : 1;
  const from = dayIn(wordsIn(said.slice(found.index + found[0].length)), clockwork, 'ahead');
  if (from === null) return null;
  if (shift === undefined || length > mostCounted) return 'unknown';
  return shift(from, /before|prior|לפני/.test(how) ? -length : length);
}

/** The day of a time that was said. */
function dayOf(expression: Expression, clockwork: Clockwork): CalendarDay | null {
  const { day, start } = resolve(expression, clockwork);
  if (day !== null) return day;
  if (start === null) return null;
  return dayAt(start, clockwork.zone);
}
