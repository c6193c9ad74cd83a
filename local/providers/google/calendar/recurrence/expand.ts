import { dayMs } from '@crocodile-hub/core/time/units';
import { unreachable } from '../../../kit/unreachable.ts';
import { wallOf } from '../times.ts';
import type { WallTime } from '../times.ts';
import type { ByDay, Rule } from './rule.ts';

const WEEK_MS = 7 * dayMs;

/** After this many periods without a match, as for 30 February, a rule never matches. */
const EMPTY_PERIODS = 1_000;

/**
 * The times of a rule, in local time of the event's zone, in order, without end unless the rule has one. The start
 * itself is always the first, as in Google.
 */
export function* expandRule(rule: Rule, start: WallTime, zone: string): Generator<WallTime> {
  const lastWall = lastWallOf(rule, zone);
  let remaining = rule.count ?? Number.POSITIVE_INFINITY;
  let emptyPeriods = 0;
  yield start;
  remaining -= 1;
  for (let period = 0; remaining > 0 && emptyPeriods < EMPTY_PERIODS; period += 1) {
    const times = atPositions(daysOfPeriod(rule, start, period), rule.bySetPos)
      .map((day) => day + timeOfDay(start))
      .filter((time) => time > start);
    emptyPeriods = times.length === 0 ? emptyPeriods + 1 : 0;
    for (const time of times) {
      if (time > lastWall) return;
      if (remaining <= 0) return;
      remaining -= 1;
      yield time;
    }
  }
}

function lastWallOf({ until }: Rule, zone: string): WallTime {
  if (!until) return Number.POSITIVE_INFINITY;
  return until.kind === 'day' ? until.endsAtWall : wallOf(until.at, zone);
}

/** The matching days of the n-th period (day, week, month or year) after the start's. */
function daysOfPeriod(rule: Rule, start: WallTime, period: number): WallTime[] {
  const step = period * rule.interval;
  const first = new Date(midnight(start));
  switch (rule.frequency) {
    case 'DAILY':
      return [midnight(start) + step * dayMs].filter((day) => matchesDay(rule, day));
    case 'WEEKLY':
      return daysOfWeek(rule, start, step).filter((day) => matchesMonth(rule, day));
    case 'MONTHLY':
      return daysOfMonth(rule, first.getUTCFullYear(), first.getUTCMonth() + step, start).filter((day) =>
        matchesMonth(rule, day),
      );
    case 'YEARLY': {
      const months = rule.byMonth.length > 0 ? rule.byMonth.map((month) => month - 1) : [first.getUTCMonth()];
      return months
        .sort((a, b) => a - b)
        .flatMap((month) => daysOfMonth(rule, first.getUTCFullYear() + step, month, start));
    }
    default:
      return unreachable(rule.frequency);
  }
}

function daysOfWeek(rule: Rule, start: WallTime, weeks: number): WallTime[] {
  const weekdays = rule.byDay.length > 0 ? rule.byDay.map(({ weekday }) => weekday) : [weekdayOf(start)];
  const fromWeekStart = (weekday: number) => (weekday - rule.weekStart + 7) % 7;
  const monday = midnight(start) - fromWeekStart(weekdayOf(start)) * dayMs + weeks * WEEK_MS;
  return weekdays
    .map(fromWeekStart)
    .sort((a, b) => a - b)
    .map((days) => monday + days * dayMs);
}

function daysOfMonth(rule: Rule, year: number, month: number, start: WallTime): WallTime[] {
  const length = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const days = Array.from({ length }, (_, index) => Date.UTC(year, month, index + 1));
  if (rule.byDay.length === 0 && rule.byMonthDay.length === 0) {
    return days.filter((day) => dayOfMonth(day) === dayOfMonth(start));
  }
  return days.filter(
    (day) =>
      matchesMonthDay(rule, day, length) &&
      (rule.byDay.length === 0 || rule.byDay.some((by) => isNth(by, day, length))),
  );
}

function matchesDay(rule: Rule, day: WallTime): boolean {
  const date = new Date(day);
  const length = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  return (
    matchesMonth(rule, day) &&
    matchesMonthDay(rule, day, length) &&
    (rule.byDay.length === 0 || rule.byDay.some(({ weekday }) => weekday === weekdayOf(day)))
  );
}

function matchesMonth({ byMonth }: Rule, day: WallTime): boolean {
  return byMonth.length === 0 || byMonth.includes(new Date(day).getUTCMonth() + 1);
}

function matchesMonthDay({ byMonthDay }: Rule, day: WallTime, monthLength: number): boolean {
  const fromStart = dayOfMonth(day);
  const fromEnd = fromStart - monthLength - 1;
  return byMonthDay.length === 0 || byMonthDay.includes(fromStart) || byMonthDay.includes(fromEnd);
}

function isNth({ weekday, ordinal }: ByDay, day: WallTime, monthLength: number): boolean {
  if (weekdayOf(day) !== weekday) return false;
  if (ordinal === undefined) return true;
  const fromStart = Math.ceil(dayOfMonth(day) / 7);
  const fromEnd = -Math.ceil((monthLength - dayOfMonth(day) + 1) / 7);
  return ordinal === fromStart || ordinal === fromEnd;
}

function atPositions(days: WallTime[], positions: number[]): WallTime[] {
  if (positions.length === 0) return days;
  return days.filter((_, index) => positions.includes(index + 1) || positions.includes(index - days.length));
}

function midnight(wall: WallTime): WallTime {
  return wall - timeOfDay(wall);
}

function timeOfDay(wall: WallTime): number {
  return ((wall % dayMs) + dayMs) % dayMs;
}

function weekdayOf(wall: WallTime): number {
  return new Date(wall).getUTCDay();
}

function dayOfMonth(wall: WallTime): number {
  return new Date(wall).getUTCDate();
}
