/** Days that are named by their weekday and a place in a row: "the Thursday after next", "the last Friday of May". */
import { nthWeekday, shiftDays, weekdayOf, type CalendarDay, type Weekday } from '../../time/calendar.ts';
import { monthNamed, monthsEn, monthsHe, placesNamed, weekdayNamed } from '../time-names.ts';
import { inDigits } from '../sums/in-digits.ts';

const inEnglish = String.raw`(?<day>(?:sun|mon|tues|wednes|thurs|fri|satur)days?|tues?|weds?|thurs?|fri|sat)`;
const inHebrew = String.raw`(?:יום )?(?<![א-ת])[בה]?(?<day>ראשון|שני|שלישי|רביעי|חמישי|שישי|שבת)`;
const month = `(?:(?<month>${[...monthsEn, ...monthsHe].join('|').toLowerCase()})|(?<thisMonth>the month|this month|ה?חודש)|(?<nextMonth>next month|ה?חודש הבא))(?! הבא)`;
const afterNext = [
  new RegExp(String.raw`\b${inEnglish},? after next\b`, 'i'),
  new RegExp(String.raw`${inHebrew} ש?אחרי (?:ה?בא|הקרוב)(?![א-ת])`),
];
const before = new RegExp(String.raw`\b(?<count>\d{1,2}) ${inEnglish} ago\b`, 'i');
const inMonth = [
  new RegExp(
    String.raw`\b(?<place>first|1st|second|2nd|third|3rd|fourth|4th|last) ${inEnglish} (?:of|in) ${month}`,
    'i',
  ),
  new RegExp(String.raw`${inHebrew} ה(?<place>ראשון|שני|שלישי|רביעי|אחרון)(?: של| ב)? ?(?:ב|ה)?${month}`),
];

/** Null where no day is named so. */
export function namedDay(text: string, today: CalendarDay): CalendarDay | null {
  const next = firstOf(afterNext, text);
  if (next !== null) return shiftDays(coming(weekdayNamed(next['day'] ?? ''), today), 7);
  const ago = before.exec(inDigits(text))?.groups;
  if (ago !== undefined)
    return shiftDays(passed(weekdayNamed(ago['day'] ?? ''), today), -7 * (Number(ago['count']) - 1));
  const placed = firstOf(inMonth, text);
  return placed === null ? null : dayOfMonth(placed, today);
}

type Groups = Readonly<Record<string, string | undefined>>;

function firstOf(patterns: readonly RegExp[], text: string): Groups | null {
  for (const pattern of patterns) {
    const { groups } = pattern.exec(text) ?? {};
    if (groups !== undefined) return groups;
  }
  return null;
}

function coming(weekday: Weekday, today: CalendarDay): CalendarDay {
  return shiftDays(today, ((weekday - weekdayOf(today) + 6) % 7) + 1);
}

function passed(weekday: Weekday, today: CalendarDay): CalendarDay {
  return shiftDays(today, -((weekdayOf(today) - weekday + 6) % 7) - 1);
}

function dayOfMonth({ day = '', place = '', ...of }: Groups, today: CalendarDay): CalendarDay {
  const named = monthNamed(of['month'] ?? '') - 1;
  const current = today.month - 1;
  const index = of['nextMonth'] === undefined ? current : current + 1;
  const chosen = of['month'] === undefined ? index : named + (named < current ? 12 : 0);
  const first = { year: today.year + Math.floor(chosen / 12), month: (chosen % 12) + 1, day: 1 };
  return nthWeekday(first, weekdayNamed(day), placesNamed[place.toLowerCase()] ?? 1);
}
