/** Days that people count to: "how many days until christmas", "which weekday is the 14th", "כמה ימים עד פסח". */
import { shiftDays, shiftMonths, type CalendarDay } from '../../language/time/calendar.ts';
import { findTimes } from '../../language/time/find.ts';
import type { Clockwork } from '../../language/time/clockwork.ts';
import type { Expression } from '../../language/time/expression.ts';
import { resolve } from '../../language/time/resolve.ts';
import type { Words } from '../../language/questions/pattern.ts';
import { toWall } from '../../language/time/zone.ts';
import { inDigits } from './in-digits.ts';

type Feast = (year: number) => CalendarDay;
const onDay =
  (month: number, day: number): Feast =>
  (year) => ({ year, month, day });

/** By the name; a month of the Hebrew calendar is found by looking through the year. */
const feasts: readonly (readonly [names: RegExp, feast: Feast])[] = [
  [/\bchristmas eve\b/, onDay(12, 24)],
  [/\b(?:christmas|xmas)\b|חג המולד|כריסמס/, onDay(12, 25)],
  [/\bnew year'?s eve\b|סילבסטר/, onDay(12, 31)],
  [/\bnew years?\b|\bnew year's\b|השנה האזרחית/, onDay(1, 1)],
  [/\bhalloween\b|האלווין/, onDay(10, 31)],
  [/\bvalentine'?s?\b|ולנטיין/, onDay(2, 14)],
  [/\bindependence day\b/, onDay(7, 4)],
  [/\beaster\b|פסחא/, easter],
  [/\bseder\b|ליל הסדר/, inHebrew('Nisan', 14)],
  [/\b(?:passover|pesach)\b|פסח/, inHebrew('Nisan', 15)],
  [/\blag ba'?omer\b|ל["״]?ג בעומר/, inHebrew('Iyar', 18)],
  [/\bsimchat torah\b|שמחת תורה/, inHebrew('Tishri', 22)],
  [/\btu bi'?shvat\b|ט["״]?ו בשבט/, inHebrew('Shevat', 15)],
  [/\b(?:chanukah|hanuk?kah)\b|חנוכה/, inHebrew('Kislev', 25)],
  [/\bpurim\b|פורים/, inHebrew('Adar', 14)],
  [/\brosh hashana?h?\b|ראש השנה/, inHebrew('Tishri', 1)],
  [/\byom kippur\b|יום כיפור/, inHebrew('Tishri', 10)],
  [/\bsukkot\b|סוכות/, inHebrew('Tishri', 15)],
  [/\bshavuot\b|שבועות(?= \?|\?|$)/, inHebrew('Sivan', 6)],
  [/\bsummer\b|הקיץ|קיץ/, onDay(6, 21)],
  [/\bwinter\b|החורף|חורף/, onDay(12, 21)],
  [/\bend of the year\b|\bthis year\b|סוף השנה|נשארו השנה/, onDay(12, 31)],
];

/** The day that is named, a feast or a date, the next one to come; null where none is. */
export function dayIn(words: Words, clockwork: Clockwork): CalendarDay | null {
  const { text } = words.source;
  const { year, month, day } = toWall(clockwork.now, clockwork.zone);
  for (const [names, feast] of feasts) {
    if (!names.test(text)) continue;
    const here = feast(year);
    return utc(here) < utc({ year, month, day }) ? feast(year + 1) : here;
  }
  const expression = findTimes(words.tokens).all.find(
    ({ day: ref, ahead }) => ref !== null || ahead !== null,
  );
  return expression === undefined ? null : dayOf(expression, clockwork);
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
const uncounted = /\b(?:working|business|week)[ -]?days? (?:from|after|before)\b|ימי (?:עסקים|עבודה)/i;

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
  const from = dayIn(wordsIn(said.slice(found.index + found[0].length)), clockwork);
  if (from === null) return null;
  if (shift === undefined || length > mostCounted) return 'unknown';
  return shift(from, /before|prior|לפני/.test(how) ? -length : length);
}

function utc({ year, month, day }: CalendarDay): number {
  return Date.UTC(year, month - 1, day);
}

/** Of the Gregorian calendar, by Butcher's way. */
function easter(year: number): CalendarDay {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  return { year, month, day: ((h + l - 7 * m + 114) % 31) + 1 };
}

function inHebrew(month: string, day: number): Feast {
  return (year) => {
    const calendar = new Intl.DateTimeFormat('en-u-ca-hebrew', {
      timeZone: 'UTC',
      month: 'long',
      day: 'numeric',
    });
    const first = { year, month: 1, day: 1 };
    for (let ahead = 0; ahead < 366; ahead += 1) {
      const one = shiftDays(first, ahead);
      const parts = calendar.formatToParts(utc(one));
      const of = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
      const isMonth = of('month') === month || (month === 'Adar' && of('month') === 'Adar II');
      if (isMonth && Number(of('day')) === day) return one;
    }
    return first;
  };
}

/** The day of a time that was said. */
function dayOf(expression: Expression, clockwork: Clockwork): CalendarDay | null {
  const { day, start } = resolve(expression, clockwork);
  if (day !== null) return day;
  if (start === null) return null;
  const wall = toWall(start, clockwork.zone);
  return { year: wall.year, month: wall.month, day: wall.day };
}
