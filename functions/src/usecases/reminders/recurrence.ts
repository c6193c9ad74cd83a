import { reason, type Reason } from '@crocodile-hub/core/failures/reason';
import { readRecurrence, type Recurrence } from '@crocodile-hub/core/contract/recurrence';
import { isWithinReach, type Instant } from '@crocodile-hub/core/contract/time';
import { daysIn, type CalendarDay } from '@crocodile-hub/core/time/calendar';
import { toInstant, toWall, wallOfUtc, utcOfWall, zoneOf, type Wall } from '@crocodile-hub/core/time/zone';
import { unreachable } from '@crocodile-hub/core/domain/unreachable';
import { dayMs, hourMs, minuteMs } from '@crocodile-hub/core/time/units';

const weekStartsOn = 0;
/** The 29th of February of every ninth year comes once in 36; a rule that never comes again ends the reminder. */
const mostDaysAhead = 366 * 41;
/** Any weekday comes again within a week. */
const weekdayReturns = { withinMs: 8 * dayMs, withinTimes: 8 };

/** More frequent reminders are refused. */
const shortestPeriodMs = 5 * minuteMs;
const stepMs = { MINUTELY: minuteMs, HOURLY: hourMs } as const;

type Rule = Omit<Recurrence, 'byDay'> & { byDay: readonly number[] };
type Day = CalendarDay & { weekday: number; index: number };

/**
 * The first time of the reminder's series after `now`. It keeps the local hour, so 08:00 stays 08:00 when the clocks
 * change. Null if the rule has ended or is not understood.
 */
export function nextOccurrence(
  reminder: { dueAt: Instant; anchorAt: Instant | null; timeZone: string; recurrence: string | null },
  now: Instant,
): Instant | null {
  const rule = readRule(reminder.recurrence);
  if (rule === null) return null;
  const next = firstAfter(rule, reminder, now);
  return next !== null && isWithinReach(next) ? next : null;
}

function firstAfter(
  rule: Rule,
  reminder: { dueAt: Instant; anchorAt: Instant | null; timeZone: string },
  now: Instant,
): Instant | null {
  const zone = zoneOf(reminder.timeZone, '');
  const anchor = reminder.anchorAt ?? reminder.dueAt;
  const periodMs = periodWithinDay(rule);
  if (periodMs !== null) return nextWithinDay(rule, periodMs, anchor, now, (at) => toWall(at, zone));
  const start = toWall(anchor, zone);
  const startDay = dayAt(Math.floor(utcOfWall(start) / dayMs));
  const firstDay = Math.max(startDay.index, Math.floor(utcOfWall(toWall(now, zone)) / dayMs));
  const lastDay = firstDay + mostDaysAhead;
  for (let day = dayAt(firstDay); day.index <= lastDay; day = dayAt(following(rule, startDay, day))) {
    if (!matches(rule, startDay, day)) continue;
    const at = toInstant({ ...start, year: day.year, month: day.month, day: day.day }, zone);
    if (at < anchor || at <= now) continue;
    return rule.until !== null && at > rule.until ? null : at;
  }
  return null;
}

/** The period of a rule that repeats within a day; null for one that goes by days. */
export function repeatsWithinDay(recurrence: string | null): number | null {
  const rule = readRule(recurrence);
  return rule === null ? null : periodWithinDay(rule);
}

/** Why a reminder cannot repeat like this; empty if it can, or does not repeat. */
export function repetitionIssues(recurrence: string | null | undefined): Reason[] {
  if (recurrence == null) return [];
  const rule = readRule(recurrence);
  if (rule === null) return ['cannotRepeat'];
  const periodMs = periodWithinDay(rule);
  if (periodMs === null || periodMs >= shortestPeriodMs) return [];
  return [reason('repeatsTooOften', { minutes: shortestPeriodMs / minuteMs })];
}

function periodWithinDay({ frequency, interval }: Rule): number | null {
  return frequency === 'MINUTELY' || frequency === 'HOURLY' ? stepMs[frequency] * interval : null;
}

/** Counted in time that passes, so an hour stays an hour when the clocks change. */
function nextWithinDay(
  { byDay, until }: Rule,
  periodMs: number,
  anchor: Instant,
  now: Instant,
  wallAt: (at: Instant) => Wall,
): Instant | null {
  const first = anchor > now ? anchor : anchor + (Math.floor((now - anchor) / periodMs) + 1) * periodMs;
  const last = first + Math.max(weekdayReturns.withinMs, weekdayReturns.withinTimes * periodMs);
  for (let at = first; at <= last; at += periodMs) {
    if (until !== null && at > until) return null;
    const { weekday } = dayAt(Math.floor(utcOfWall(wallAt(at)) / dayMs));
    if (byDay.length === 0 || byDay.includes(weekday)) return at;
  }
  return null;
}

/** A rule that the server counts itself; null for none, and for one that only calendars understand. */
export function readRule(recurrence: string | null): Rule | null {
  const rule = readRecurrence(recurrence ?? '');
  if (rule === null || rule.isForCalendars) return null;
  return { ...rule, byDay: rule.byDay.map(({ weekday }) => weekday) };
}

/** The rule with one time less; null when that was the last one. */
export function countedDown(recurrence: string): string | null {
  const left = readRule(recurrence)?.count ?? null;
  if (left === null) return recurrence;
  return left === 1 ? null : recurrence.replace(/COUNT=\d+/, `COUNT=${left - 1}`);
}

function matches(rule: Rule, start: Day, day: Day): boolean {
  return isInPeriod(rule, start, day) && isOnWeekday(rule, start, day) && isOnDate(rule, start, day);
}

/** The next day to check; periods that the rule leaves out are skipped whole. */
function following(rule: Rule, start: Day, day: Day): number {
  if (isInPeriod(rule, start, day)) return day.index + 1;
  switch (rule.frequency) {
    case 'MINUTELY':
    case 'HOURLY':
    case 'DAILY':
      return day.index + rule.interval - ((day.index - start.index) % rule.interval);
    case 'WEEKLY':
      return day.index + 7 - dayOfWeek(day);
    case 'MONTHLY':
    case 'YEARLY':
      return day.index - day.day + daysIn(day) + 1;
    default:
      return unreachable(rule.frequency);
  }
}

function isInPeriod({ frequency, interval }: Rule, start: Day, day: Day): boolean {
  switch (frequency) {
    case 'MINUTELY':
    case 'HOURLY':
    case 'DAILY':
      return (day.index - start.index) % interval === 0;
    case 'WEEKLY':
      return (weekOf(day) - weekOf(start)) % interval === 0;
    case 'MONTHLY':
      return (monthOf(day) - monthOf(start)) % interval === 0;
    case 'YEARLY':
      return day.month === start.month && (day.year - start.year) % interval === 0;
    default:
      return unreachable(frequency);
  }
}

function isOnWeekday({ frequency, byDay }: Rule, start: Day, day: Day): boolean {
  if (byDay.length > 0) return byDay.includes(day.weekday);
  return frequency !== 'WEEKLY' || day.weekday === start.weekday;
}

function isOnDate({ frequency, byDay, byMonthDay }: Rule, start: Day, day: Day): boolean {
  if (byMonthDay.length > 0) {
    const last = daysIn(day);
    return byMonthDay.some((wanted) => day.day === (wanted > 0 ? wanted : last + 1 + wanted));
  }
  return frequency === 'DAILY' || frequency === 'WEEKLY' || byDay.length > 0 || day.day === start.day;
}

function dayAt(index: number): Day {
  const { year, month, day }: Wall = wallOfUtc(index * dayMs);
  // 1 January 1970 was a Thursday.
  return { year, month, day, index, weekday: (index + 4) % 7 };
}

function weekOf(day: Day): number {
  return (day.index - dayOfWeek(day)) / 7;
}

function dayOfWeek({ weekday }: Day): number {
  return (weekday - weekStartsOn + 7) % 7;
}

function monthOf({ year, month }: Day): number {
  return year * 12 + month;
}
