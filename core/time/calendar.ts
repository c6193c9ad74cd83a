/** Arithmetic with days of the calendar, in no zone at all. */
import { utcOfWall, wallOfUtc } from './zone.ts';
import { dayMs } from './units.ts';

export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

export type CalendarDay = { readonly year: number; readonly month: number; readonly day: number };

const weekdayNumbers = [0, 1, 2, 3, 4, 5, 6] as const;

const midnight = { hour: 0, minute: 0, second: 0 };

export function weekdayOf(day: CalendarDay): Weekday {
  return weekdayNumbers[new Date(Date.UTC(day.year, day.month - 1, day.day)).getUTCDay()] ?? 0;
}

export function shiftDays(day: CalendarDay, by: number): CalendarDay {
  const { year, month, day: date } = wallOfUtc(Date.UTC(day.year, day.month - 1, day.day) + by * dayMs);
  return { year, month, day: date };
}

/** The 31st plus a month is the last day of the next. */
export function shiftMonths(day: CalendarDay, by: number): CalendarDay {
  const first = wallOfUtc(utcOfWall({ ...midnight, year: day.year, month: day.month + by, day: 1 }));
  return clamped({ year: first.year, month: first.month, day: day.day });
}

export function clamped(day: CalendarDay): CalendarDay {
  return { ...day, day: Math.min(day.day, daysIn(day)) };
}

export function daysIn({ year, month }: CalendarDay): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

export function sameDate(a: CalendarDay, b: CalendarDay): boolean {
  return a.year === b.year && a.month === b.month && a.day === b.day;
}
