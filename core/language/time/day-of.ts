/** Which day the words mean, seen from today. */
import {
  clamped,
  daysIn,
  shiftDays,
  shiftMonths,
  weekdayOf,
  type CalendarDay,
  type Weekday,
} from '../../time/calendar.ts';
import type { DayRef, Edge } from './pieces.ts';
import type { Clockwork } from './clockwork.ts';
import type { Wall } from '../../time/zone.ts';

/** Israel works from Sunday; elsewhere weeks of work begin on Monday. */
const sundayWeeks = new Set(['IL']);

export function dayOf(
  ref: DayRef,
  today: Wall,
  clockwork: Clockwork,
): { day: CalendarDay; sure: boolean; isNamed: boolean } {
  switch (ref.by) {
    case 'offset':
      return { day: shiftDays(today, ref.days), sure: true, isNamed: true };
    case 'weekday':
      return { ...weekdayFrom(today, ref), isNamed: true };
    case 'date':
      return { day: dateFrom(today, ref.day, ref.month, ref.year), sure: true, isNamed: true };
    case 'month-day':
      return {
        day: clamped({ ...shiftMonths({ ...today, day: 1 }, ref.monthsAhead), day: ref.day }),
        sure: true,
        isNamed: true,
      };
    case 'edge':
      return {
        day: edgeDay(ref.edge, ref.ahead, today, clockwork),
        sure: ref.edge.endsWith('-end'),
        isNamed: true,
      };
    default:
      return ref satisfies never;
  }
}

/**
 * "Sunday" and "this Sunday" are the next one to come; "next Sunday" is the one of the next week, which begins on
 * Sunday. Said on the day itself, or when next week's would be tomorrow, the words allow two readings.
 */
function weekdayFrom(
  today: Wall,
  { weekday, which, weeks }: { weekday: Weekday; which: 'coming' | 'this' | 'next'; weeks: number },
): { day: CalendarDay; sure: boolean } {
  const now = weekdayOf(today);
  const ahead = (weekday - now + 7) % 7;
  if (weeks > 0) {
    const inWeek = which === 'this' ? weekday - now + weeks * 7 : (ahead === 0 ? 7 : ahead) + weeks * 7;
    return { day: shiftDays(today, inWeek), sure: true };
  }
  if (which === 'next') {
    const nextWeek = weekday - now + 7;
    return { day: shiftDays(today, nextWeek === 1 ? 8 : nextWeek), sure: nextWeek > 1 };
  }
  return { day: shiftDays(today, ahead), sure: ahead > 0 };
}

/** A day that turns out to have passed: what the person must have meant instead. */
export function laterDay(ref: DayRef, day: CalendarDay): CalendarDay | null {
  if (ref.by === 'weekday' && ref.which !== 'next') return shiftDays(day, 7);
  if (ref.by === 'date' && ref.year === null) {
    return ref.month === null
      ? clamped({ ...shiftMonths({ ...day, day: 1 }, 1), day: ref.day })
      : { ...day, year: day.year + 1 };
  }
  return null;
}

function dateFrom(today: Wall, day: number, month: number | null, year: number | null): CalendarDay {
  if (year !== null) return clamped({ year, month: month ?? today.month, day });
  if (month === null) {
    const first = day < today.day ? shiftMonths({ ...today, day: 1 }, 1) : today;
    return existing({ year: first.year, month: first.month, day });
  }
  const hasPassed = month < today.month || (month === today.month && day < today.day);
  return clamped({ year: hasPassed ? today.year + 1 : today.year, month, day });
}

/** "The 31st" said in April is that of May. */
function existing(date: CalendarDay): CalendarDay {
  if (date.day <= daysIn(date)) return date;
  return { ...shiftMonths({ ...date, day: 1 }, 1), day: date.day };
}

function edgeDay(edge: Edge, ahead: number, today: Wall, { country }: Clockwork): CalendarDay {
  const isSundayWeek = sundayWeeks.has(country);
  const weekday = weekdayOf(today);
  switch (edge) {
    case 'week': {
      const first = isSundayWeek ? 0 : 1;
      return shiftDays(today, ((first - weekday + 7) % 7 || 7) + (ahead - 1) * 7);
    }
    case 'weekend': {
      const first = isSundayWeek ? 5 : 6;
      const isOn = weekday === first && ahead === 0;
      return shiftDays(today, isOn ? 1 : ((first - weekday + 7) % 7) + ahead * 7);
    }
    case 'month':
      return shiftMonths({ ...today, day: 1 }, ahead);
    case 'month-end': {
      const month = shiftMonths({ ...today, day: 1 }, ahead);
      return { ...month, day: daysIn(month) };
    }
    case 'year-end':
      return { year: today.year, month: 12, day: 31 };
    case 'year':
      return { year: today.year + ahead, month: 1, day: 1 };
    default:
      return edge satisfies never;
  }
}
