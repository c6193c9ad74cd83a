/** Arithmetic with days of the calendar, in no zone at all but where one is named. */
import { toWall, utcOfWall, wallOfUtc, type Zone } from './zone.ts';
import { dayMs } from './units.ts';

export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

export type CalendarDay = { readonly year: number; readonly month: number; readonly day: number };

const weekdayNumbers = [0, 1, 2, 3, 4, 5, 6] as const;

const midnight = { hour: 0, minute: 0, second: 0 };

/** The day that it is in the zone. */
export function dayAt(instant: number, zone: Zone): CalendarDay {
  return dayOf(toWall(instant, zone));
}

/** Of an ISO date or time, as it is written: `2026-11-22`. */
export function dayOfIso(iso: string): CalendarDay {
  const [year = 0, month = 0, day = 0] = iso.slice(0, 10).split('-').map(Number);
  return { year, month, day };
}

/** Midnight of the day in UTC: days are compared, counted and shown by it. */
export function utcOfDay({ year, month, day }: CalendarDay): number {
  return Date.UTC(year, month - 1, day);
}

export function dayOfUtc(utc: number): CalendarDay {
  return dayOf(wallOfUtc(utc));
}

function dayOf({ year, month, day }: CalendarDay): CalendarDay {
  return { year, month, day };
}

/** How many days `to` is after `from`. */
export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return Math.round((utcOfDay(to) - utcOfDay(from)) / dayMs);
}

export function weekdayOf(day: CalendarDay): Weekday {
  return weekdayNumbers[new Date(utcOfDay(day)).getUTCDay()] ?? 0;
}

/** The first to fourth such weekday of the month that `day` is in; with -1 its last one. */
export function nthWeekday(day: CalendarDay, weekday: number, nth: number): CalendarDay {
  const from = { ...day, day: nth === -1 ? daysIn(day) - 6 : 7 * nth - 6 };
  return shiftDays(from, (weekday - weekdayOf(from) + 7) % 7);
}

export function shiftDays(day: CalendarDay, by: number): CalendarDay {
  return dayOfUtc(utcOfDay(day) + by * dayMs);
}

/** The 31st plus a month is the last day of the next. */
export function shiftMonths(day: CalendarDay, by: number): CalendarDay {
  const first = wallOfUtc(utcOfWall({ ...midnight, year: day.year, month: day.month + by, day: 1 }));
  return clamped({ year: first.year, month: first.month, day: day.day });
}

export function clamped(day: CalendarDay): CalendarDay {
  return { ...day, day: Math.min(day.day, daysIn(day)) };
}

export function daysIn({ year, month }: Pick<CalendarDay, 'year' | 'month'>): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

export function sameDate(a: CalendarDay, b: CalendarDay): boolean {
  return a.year === b.year && a.month === b.month && a.day === b.day;
}
