import type { Instant } from '@crocodile-hub/core/contract/time';
import type { Span } from '@crocodile-hub/core/language/questions/question';
import { dayAt, daysBetween, sameDate, utcOfDay, type CalendarDay } from '@crocodile-hub/core/time/calendar';
import { zoneOf } from '@crocodile-hub/core/time/zone';
import type { QuestionWords } from './words.ts';

const daysOfYear = 365;

/** How a person's times are written: their zone, the language of the question. */
export type ShownTime = {
  now: Instant;
  clock(instant: Instant): string;
  day(day: CalendarDay): string;
  dayOf(instant: Instant): CalendarDay;
  /** "today, Sunday 22 November". */
  span(span: Span): string;
  /** The day, in short, and the clock. */
  moment(instant: Instant): string;
};

export function shownTime(words: QuestionWords, now: Instant, timeZone: string): ShownTime {
  const zone = zoneOf(timeZone, '');
  const clocks = new Intl.DateTimeFormat(words.locale, { timeZone, hour: '2-digit', minute: '2-digit' });
  const days = new Intl.DateTimeFormat(words.locale, {
    timeZone: 'UTC',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  });
  const shortDays = new Intl.DateTimeFormat(words.locale, { timeZone, day: 'numeric', month: 'short' });
  const dayOf = (instant: Instant) => dayAt(instant, zone);
  const clock = (instant: Instant) => clocks.format(instant);
  const today = dayOf(now);
  /** Of a year that was, or of one far ahead, the year is said too. */
  const yearOf = (one: CalendarDay) =>
    one.year < today.year || daysBetween(today, one) >= daysOfYear ? ` ${one.year}` : '';
  const long = (one: CalendarDay) => `${days.format(utcOfDay(one))}${yearOf(one)}`;
  const nearOf = (one: CalendarDay) => words.near[daysBetween(today, one)];
  const day = (one: CalendarDay) => {
    const near = nearOf(one);
    const name = long(one);
    return near === undefined ? name : `${near}, ${name}`;
  };
  return {
    now,
    clock,
    day,
    dayOf,
    span({ first, last, from, to, isHours }) {
      if (from <= 0) return words.untilWhen(long(last));
      if (!sameDate(first, last)) return words.fromTo(long(first), long(last));
      return isHours ? `${day(first)}, ${clock(from)}–${clock(to)}` : day(first);
    },
    moment(instant) {
      const on = dayOf(instant);
      return `${nearOf(on) ?? `${shortDays.format(instant)}${yearOf(on)}`}, ${clock(instant)}`;
    },
  };
}
