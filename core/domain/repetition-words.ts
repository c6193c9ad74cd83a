import { readRecurrence, type Recurrence, type RuleDay } from '../contract/recurrence.ts';
import type { Instant } from '../contract/time.ts';

type Language = 'en' | 'he';

/**
 * What a rule says beyond its cycle and its plain weekdays: days of the month, which weekday of it, how often, until
 * when. A card shows these beside the cycle, so that the person sees the whole rule. The last day is in `timeZone`.
 */
export function repetitionLimits(rule: string, language: Language, timeZone: string): readonly string[] {
  const recurrence = readRecurrence(rule);
  if (recurrence === null) return [];
  const { byMonthDay, count, until } = recurrence;
  const words = language === 'he' ? hebrew : english;
  return [
    ...nthDays(recurrence, words),
    ...(byMonthDay.length === 0 || weekOfMonth(recurrence) !== null
      ? []
      : [words.monthDays(byMonthDay.map(words.monthDay))]),
    ...otherParts(rule),
    ...(count === null ? [] : [words.times(count)]),
    ...(until === null ? [] : [words.until(dateOf(until, language, timeZone))]),
  ];
}

/** The plain weekdays of a rule, 0 for Sunday. */
export function weekdaysOf(recurrence: Recurrence): readonly number[] {
  if (weekOfMonth(recurrence) !== null) return [];
  return recurrence.byDay.filter(({ nth }) => nth === null).map(({ weekday }) => weekday);
}

/** The days of the month that hold its first, second … weekday, or with -1 its last one: reminders count by them. */
export function daysOfWeekInMonth(nth: number): readonly number[] {
  return Array.from({ length: 7 }, (_, day) => (nth > 0 ? 7 * (nth - 1) + day + 1 : day - 7));
}

function weekOfMonth({ byDay, byMonthDay }: Recurrence): RuleDay | null {
  const [only, ...others] = byDay;
  if (only === undefined || only.nth !== null || others.length > 0) return null;
  const nth = [1, 2, 3, 4, -1].find((one) => String(daysOfWeekInMonth(one)) === String(byMonthDay));
  return nth === undefined ? null : { ...only, nth };
}

type Words = {
  monthDay: (day: number) => string;
  monthDays: (days: readonly string[]) => string;
  nth: (nth: number, weekday: number) => string;
  times: (count: number) => string;
  until: (date: string) => string;
};

const english: Words = {
  monthDay: (day) => (day === -1 ? 'the last day' : `the ${ordinal(day)}`),
  monthDays: (days) => `on ${days.join(', ')}`,
  nth: (nth, weekday) => `on the ${nth === -1 ? 'last' : ordinal(nth)} ${nameOfWeekday(weekday, 'en')}`,
  times: (count) => (count === 1 ? 'once' : `${count} times`),
  until: (date) => `until ${date}`,
};
const hebrew: Words = {
  monthDay: (day) => (day === -1 ? 'היום האחרון' : String(day)),
  monthDays: (days) => `ב־${days.join(', ')} לחודש`,
  nth: (nth, weekday) => `ב${nameOfWeekday(weekday, 'he')} ה${nth === -1 ? 'אחרון' : `־${nth}`} בחודש`,
  times: (count) => (count === 1 ? 'פעם אחת' : `${count} פעמים`),
  until: (date) => `עד ${date}`,
};

function nthDays(recurrence: Recurrence, words: Words): readonly string[] {
  const week = weekOfMonth(recurrence);
  const days = week === null ? recurrence.byDay : [week];
  return days.flatMap(({ nth, weekday }: RuleDay) => (nth === null ? [] : [words.nth(nth, weekday)]));
}

/** Parts that have no words are shown as they are: hiding them would be worse. */
function otherParts(rule: string): readonly string[] {
  return rule.split(';').filter((part) => /^(?:BYMONTH|BYSETPOS)=/.test(part));
}

/** "1st", "12th". */
export function ordinal(number: number): string {
  const isTeen = number % 100 >= 11 && number % 100 <= 13;
  return `${number}${isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th')}`;
}

export function nameOfWeekday(weekday: number, language: Language): string {
  // 1 November 2026 is a Sunday.
  return new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(
    Date.UTC(2026, 10, 1 + weekday),
  );
}

function dateOf(instant: Instant, language: Language, timeZone: string): string {
  return new Intl.DateTimeFormat(language === 'he' ? 'he-IL' : 'en-US', {
    dateStyle: 'long',
    timeZone,
  }).format(instant);
}
