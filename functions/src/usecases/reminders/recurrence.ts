import type { Instant } from '@crocodile-hub/core/contract/time';
import {
  toInstant,
  toWall,
  wallOfUtc,
  utcOfWall,
  zoneOf,
  type Wall,
} from '@crocodile-hub/core/language/time/zone';
import { unreachable } from '@crocodile-hub/core/domain/unreachable';

const dayMs = 86_400_000;
const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const;
const weekStartsOn = 0;
/** Far enough for "every 29 February"; a rule that never comes again ends the reminder. */
const mostDaysAhead = 366 * 9;
/** Any weekday comes again within a week. */
const mostDaysWithin = 8;

const dayFrequencies = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const;
/** Ours, not the spec's: oftener nobody wants to be called. */
const shortestPeriodMs = 5 * 60_000;
const stepMs = { MINUTELY: 60_000, HOURLY: 3_600_000 } as const;

type DayFrequency = (typeof dayFrequencies)[number];
export type Frequency = keyof typeof stepMs | DayFrequency;
type Rule = {
  frequency: Frequency;
  interval: number;
  byDay: number[];
  byMonthDay: number[];
  until: Instant | null;
};
type Day = { year: number; month: number; day: number; weekday: number; index: number };

/**
 * The first time after `now` of a series in which the reminder's time stands. It keeps the hour on the person's wall, so 08:00
 * stays 08:00 when the clocks change. Null when the rule has ended or is not understood.
 */
export function nextOccurrence(
  reminder: { dueAt: Instant; anchorAt: Instant | null; timeZone: string; recurrence: string | null },
  now: Instant,
): Instant | null {
  const rule = readRule(reminder.recurrence ?? '');
  if (rule === null) return null;
  const zone = zoneOf(reminder.timeZone, '');
  const anchor = reminder.anchorAt ?? reminder.dueAt;
  const periodMs = periodWithinDay(rule);
  if (periodMs !== null) return nextWithinDay(rule, periodMs, anchor, now, (at) => toWall(at, zone));
  const start = toWall(anchor, zone);
  const startDay = dayAt(Math.floor(utcOfWall(start) / dayMs));
  const firstDay = Math.max(startDay.index, Math.floor(utcOfWall(toWall(now, zone)) / dayMs));
  for (let index = firstDay; index <= firstDay + mostDaysAhead; index += 1) {
    const day = dayAt(index);
    if (!matches(rule, startDay, day)) continue;
    const at = toInstant({ ...start, year: day.year, month: day.month, day: day.day }, zone);
    if (at < anchor || at <= now) continue;
    return rule.until !== null && at > rule.until ? null : at;
  }
  return null;
}

/** How long apart the times of a rule are that repeats within a day; null for one that goes by days. */
export function repeatsWithinDay(recurrence: string | null): number | null {
  const rule = readRule(recurrence ?? '');
  return rule === null ? null : periodWithinDay(rule);
}

/** Why a rule repeats too often; empty when it does not. */
export function periodIssues(recurrence: string | null | undefined): string[] {
  const periodMs = repeatsWithinDay(recurrence ?? null);
  if (periodMs === null || periodMs >= shortestPeriodMs) return [];
  return [`A reminder repeats every ${shortestPeriodMs / 60_000} minutes at most`];
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
  for (let at = first; at <= first + mostDaysWithin * dayMs; at += periodMs) {
    if (until !== null && at > until) return null;
    const { weekday } = dayAt(Math.floor(utcOfWall(wallAt(at)) / dayMs));
    if (byDay.length === 0 || byDay.includes(weekday)) return at;
  }
  return null;
}

/** RFC 5545: the parts that people say. COUNT is not among them, since nothing counts what was missed. */
export function readRule(text: string): Rule | null {
  const parts = new Map(text.split(';').map((part) => [part.split('=')[0] ?? '', part.split('=')[1] ?? '']));
  const named = parts.get('FREQ');
  const frequency = (['MINUTELY', 'HOURLY', ...dayFrequencies] as const).find((name) => name === named);
  const interval = Number(parts.get('INTERVAL') ?? '1');
  if (frequency === undefined || !Number.isInteger(interval) || interval < 1) return null;
  const list = (name: string) => (parts.get(name) ?? '').split(',').filter((item) => item !== '');
  const byDay = list('BYDAY').map((name) => weekdays.findIndex((weekday) => weekday === name));
  const byMonthDay = list('BYMONTHDAY').map(Number);
  if (byDay.includes(-1) || byMonthDay.some((day) => !Number.isInteger(day) || day === 0)) return null;
  return { frequency, interval, byDay, byMonthDay, until: readUntil(parts.get('UNTIL')) };
}

function readUntil(text: string | undefined): Instant | null {
  const match = /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2})Z?)?$/.exec(text ?? '');
  if (match === null) return null;
  const [, year, month, day, hour = '23', minute = '59', second = '59'] = match;
  return Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute), Number(second));
}

function matches(rule: Rule, start: Day, day: Day): boolean {
  return isInPeriod(rule, start, day) && isOnWeekday(rule, start, day) && isOnDate(rule, start, day);
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

function weekOf({ index, weekday }: Day): number {
  return (index - ((weekday - weekStartsOn + 7) % 7)) / 7;
}

function monthOf({ year, month }: Day): number {
  return year * 12 + month;
}

function daysIn({ year, month }: Day): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}
