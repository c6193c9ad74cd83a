/**
 * Entries of whole days: "the 24th to the 26th of March", "מראשון עד שלישי", "all day". The grammar reads one day, so it
 * is given the first one alone, in a text of the same length: places in the text stay true.
 */
import type { Context, Reading } from '../../language/reading.ts';
import { read } from '../../language/sentence.ts';
import { looseWeekdays, weekdays } from '../../language/time/words.ts';
import { dayOfIso, daysBetween, shiftDays, type CalendarDay } from '../../time/calendar.ts';
import { toInstant, toLocalIso, zoneOf } from '../../time/zone.ts';
import { numberSaid } from './spoken-time.ts';

/** So many days, or to a day of that month or of another one. */
type Until =
  | { readonly days: number; readonly isYearly?: true }
  | { readonly day: number; readonly month: number | null };

/** A text with its first day alone, and how long it lasts. */
export type WholeDays = { readonly text: string; readonly until: Until };

/** What is left of the words, and how long they say that it lasts. */
type Form = readonly [RegExp, (said: readonly (string | undefined)[]) => { left: string; until: Until }];

/** More is a slip. */
const mostDays = 60;

const forms: readonly Form[] = [
  [
    /\b(?:from |between )?(?:the )?(\d{1,2})(?:st|nd|rd|th)?(?: ?[-–] ?| (?:to|till|until|through|thru) )(?:the )?(\d{1,2})(?:st|nd|rd|th)?(?: of)? ((?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6})\b/i,
    ([first, last, month]) => ({ left: `${first} ${month}`, until: to(last) }),
  ],
  [
    /\b(?:from )?((?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}) (\d{1,2})(?:st|nd|rd|th)? ?(?:[-–]|to|till|until|through|thru) ?(\d{1,2})(?:st|nd|rd|th)?(?![\d:.])/i,
    ([month, first, last]) => ({ left: `${month} ${first}`, until: to(last) }),
  ],
  [
    /\b(?:from |between )?(?:the )?(\d{1,2})(?:st|nd|rd|th)(?: ?[-–] ?| (?:to|till|until|through|thru|and) )(?:the )?(\d{1,2})(?:st|nd|rd|th)\b(?! of| [a-z]{3,9} ?\d)/i,
    ([first, last]) => ({ left: `on the ${first}th`, until: to(last) }),
  ],
  [
    /(?<![א-ת])(?:בין |מ)?ה?-?(\d{1,2})(?: ?[-–] ?| (?:ועד|עד|ל)[ -]?)ה?-?(\d{1,2}) ([בל]?(?:ינואר|פברואר|מר[סץ]|אפריל|מאי|יוני|יולי|אוגוסט|ספטמבר|אוקטובר|נובמבר|דצמבר))/,
    ([first, last, month]) => ({ left: `${first} ${month}`, until: to(last) }),
  ],
  [
    /(?<![\d.:/])(\d{1,2})[-–](\d{1,2})([./]\d{1,2}(?:[./]\d{2,4})?)(?![\d:])/,
    ([first, last, month]) => ({ left: `${first}${month?.replaceAll('.', '/')}`, until: to(last) }),
  ],
  [
    /(?<![\d.:/])(\d{1,2})[./](\d{1,2})(?: ?[-–] ?| (?:to|till|until|עד) (?:ה-?)?)(\d{1,2})[./](\d{1,2})(?![\d:])/,
    ([first, month, last, lastMonth]) => ({
      left: `${first}/${month}`,
      until: to(last, lastMonth),
    }),
  ],
  [
    /(?<!\b(?:every|each) )\b(?:from )?((?:sun|mon|tue|wed|thu|fri|sat)(?:s|nes|rs|ur)?(?:day)?) ?(?:[-–]|to|till|until|through|thru) ?((?:sun|mon|tue|wed|thu|fri|sat)(?:s|nes|rs|ur)?(?:day)?)\b/i,
    ([first = '', last = '']) => ({ left: first, until: { days: daysTo(first, last) } }),
  ],
  [
    /(?<!כל )(?<![א-ת])[במ]?(?:יום )?(ראשון|שני|שלישי|רביעי|חמישי|שי?שי|שבת)(?: ?[-–] ?| (?:ועד|עד) |[ -]ל-?)(?:יום )?(ראשון|שני|שלישי|רביעי|חמישי|שי?שי|שבת)(?![א-ת])/,
    ([first = '', last = '']) => ({ left: `ביום ${first}`, until: { days: daysTo(first, last) } }),
  ],
  [
    /\bfor (\d{1,2}|[a-z]+) (?:whole |full )?days\b/i,
    ([count = '']) => ({ left: '', until: { days: numberSaid(count) ?? 0 } }),
  ],
  [
    /(?<![א-ת])ל-?(?:יומיים|(\d{1,2}|[א-ת]+) ימים)(?![א-ת])/,
    ([count]) => ({ left: '', until: { days: count === undefined ? 2 : (numberSaid(count) ?? 0) } }),
  ],
  [/\b(?:all[- ]day|(?:the )?whole day|full[- ]day)(?: long)?\b/i, () => ({ left: '', until: { days: 1 } })],
  [/(?<![א-ת])(?:ל?כל היום|ל?יום (?:שלם|מלא))(?![א-ת])/, () => ({ left: '', until: { days: 1 } })],
];

const to = (day: string | undefined, month?: string): Until => ({
  day: Number(day),
  month: month === undefined ? null : Number(month),
});

function daysTo(first: string, last: string): number {
  return ((weekdayOf(last) - weekdayOf(first) + 7) % 7) + 1;
}

function weekdayOf(word: string): number {
  const { tokens } = read(word, () => null);
  return (weekdays.at(tokens, 0) ?? looseWeekdays.at(tokens, 0))?.value ?? Number.NaN;
}

/** It lasts the day, and comes every year: "mum's birthday on January 14". A party on it is at an hour. */
const yearly =
  /\b(?:birthday|b-?day|anniversary)(?!['’]?s\b| (?:party|dinner|lunch|brunch|drinks|celebration|cake|present|gift|card|call|meal|bash))\b|(?<![א-ת])(?:יום[- ]ה?הולדת|יומולדת|יום[- ]ה?נישואי[םן]|יארצייט|יום[- ]ה?שנה)(?![א-ת])/i;
const wholeDayOff =
  /\b(?:(?:a |my )?day off|(?:on|be on) (?:holiday|vacation|leave)|out of (?:the )?office)\b|(?<![א-ת])(?:יום ה?חופש|יום ה?מחלה|בחופשה?)(?![א-ת])/i;

export function wholeDaysIn(text: string): WholeDays | null {
  if (yearly.test(text) && !party.test(text)) return { text, until: { days: 1, isYearly: true } };
  return daysSaid(text) ?? (wholeDayOff.test(text) ? { text, until: { days: 1 } } : null);
}

const party =
  /(?<![א-ת])(?:מסיבת|ארוחת|חגיגת|מתנה|מתנת|עוגת?)(?![א-ת])|\b(?:party|dinner for|drinks for|gift for|present for|buy|get|call)\b/i;

function daysSaid(text: string): WholeDays | null {
  for (const [pattern, meant] of forms) {
    const found = pattern.exec(text);
    if (found === null) continue;
    const { left, until } = meant(found.slice(1));
    const [words] = found;
    if (left.length > words.length) continue;
    const after = found.index + words.length;
    return { text: text.slice(0, found.index) + left.padEnd(words.length) + text.slice(after), until };
  }
  return null;
}

/** An entry of a day without an hour as one from midnight to midnight; null for what is none. */
export function ofWholeDays(reading: Reading, until: Until, context: Context): Reading | null {
  if (reading.intent !== 'create_event' || reading.day === null) return null;
  const first = dayOfIso(reading.day);
  const days = daysFrom(first, until);
  if (!(days > 0 && days <= mostDays)) return null;
  const zone = zoneOf(context.timeZone, context.now);
  const midnight = (later: number) =>
    toLocalIso(toInstant({ ...shiftDays(first, later), hour: 0, minute: 0, second: 0 }, zone), zone);
  return {
    ...reading,
    slots: { ...reading.slots, startTime: midnight(0), endTime: midnight(days) },
    day: null,
    repeats: 'isYearly' in until ? (reading.repeats ?? 'FREQ=YEARLY') : reading.repeats,
  };
}

function daysFrom(first: CalendarDay, until: Until): number {
  if ('days' in until) return until.days;
  const month = until.month ?? first.month;
  // Of December and January, the later one is of the next year.
  const year = month < first.month ? first.year + 1 : first.year;
  return daysBetween(first, { year, month, day: until.day }) + 1;
}
