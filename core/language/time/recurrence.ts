/** Repetition as RFC 5545 writes it, and on which days it falls. */
import { longestInterval, mostTimes, weekdayCodes } from '../../contract/recurrence.ts';
import { shiftDays, weekdayOf, type CalendarDay } from '../../time/calendar.ts';
import type { Clockwork } from './clockwork.ts';
import { dayOf } from './day-of.ts';
import type { Expression } from './expression.ts';
import type { DayRef, Every, Times } from './pieces.ts';
import { toInstant, toWall } from '../../time/zone.ts';

export function fallsOn(every: Every, day: CalendarDay): boolean {
  if (every.weekdays.length > 0) return every.weekdays.includes(weekdayOf(day));
  if (every.monthDay === -1) return shiftDays(day, 1).day === 1;
  return every.monthDay === null || every.monthDay === day.day;
}

/**
 * RFC 5545. The hour is that of the first time, so the rule names only days. Null also for numbers that no rule may
 * have: "every 100,000 years".
 */
export function ruleOf({ every, until, count }: Expression, clockwork: Clockwork): string | null {
  if (every === null || every.interval > longestInterval[every.frequency]) return null;
  const times = count === null ? 1 : countOf(every, count);
  if (times < 1 || times > mostTimes) return null;
  const parts = [`FREQ=${every.frequency}`];
  if (every.interval > 1) parts.push(`INTERVAL=${every.interval}`);
  if (every.weekdays.length > 0)
    parts.push(`BYDAY=${every.weekdays.map((day) => weekdayCodes[day]).join(',')}`);
  if (every.monthDay !== null) parts.push(`BYMONTHDAY=${every.monthDay}`);
  if (until !== null) parts.push(`UNTIL=${untilUtc(until, clockwork)}`);
  else if (count !== null) parts.push(`COUNT=${times}`);
  return parts.join(';');
}

function countOf({ frequency, interval, weekdays }: Every, { count, days, months }: Times): number {
  if (count > 0) return count;
  const length = days + months * (frequency === 'MONTHLY' ? 1 : 30.4);
  const perDay = { WEEKLY: Math.max(1, weekdays.length) / 7, YEARLY: 1 / 365 }[frequency as string] ?? 1;
  return Math.round((length * perDay) / interval);
}

function untilUtc(ref: DayRef, clockwork: Clockwork): string {
  const { day } = dayOf(ref, toWall(clockwork.now, clockwork.zone), clockwork);
  const last = toInstant({ ...day, hour: 23, minute: 59, second: 59 }, clockwork.zone);
  return new Date(last).toISOString().replace(/[-:]|\.\d+/g, '');
}
