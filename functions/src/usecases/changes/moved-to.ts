import type { Instant } from '@crocodile-hub/core/contract/time';
import type { Length, TimeWanted } from '@crocodile-hub/core/language/changes/change';
import { shiftDays, shiftMonths } from '@crocodile-hub/core/time/calendar';
import { toInstant, toWall, zoneOf } from '@crocodile-hub/core/time/zone';

/** The time after the change. The day or the hour that is not said stays the same; days keep their hour. */
export function movedTo(start: Instant, change: TimeWanted, timeZone: string): Instant {
  const zone = zoneOf(timeZone, '');
  const wall = toWall(start, zone);
  if (change.does === 'move') {
    const { day, clock } = change.to;
    return toInstant({ ...wall, ...day, ...clock, second: 0 }, zone);
  }
  const { by, isEarlier } = change.shift;
  const sign = isEarlier ? -1 : 1;
  const day = shiftDays(shiftMonths(wall, sign * by.months), sign * by.days);
  return toInstant({ ...wall, ...day }, zone) + sign * by.ms;
}

/** The end after a change of its length. An hour before the start is one of the other half of the day. */
export function endAfter(
  { start, end }: { readonly start: Instant; readonly end: Instant },
  length: Length,
  timeZone: string,
): Instant {
  if (length.is === 'long') return start + length.ms;
  if (length.is === 'longer') return end + length.ms;
  if (length.is === 'shorter') return end - length.ms;
  const zone = zoneOf(timeZone, '');
  const at = toInstant({ ...toWall(start, zone), ...length.clock, second: 0 }, zone);
  return at <= start ? at + halfDayMs : at;
}

const halfDayMs = 43_200_000;

const endOfDay = { hour: 23, minute: 59, second: 0 };

/**
 * When a task is due after the change. What was due before today, or at no time, moves from today: "another day" of it
 * is tomorrow. A day without an hour keeps the hour that it had, and is else due when the day ends.
 */
export function dueMovedTo(
  due: Instant | null,
  change: TimeWanted,
  { timeZone, now }: { timeZone: string; now: Instant },
): Instant {
  const zone = zoneOf(timeZone, '');
  const today = toWall(now, zone);
  const { year, month, day } = today;
  const base = due === null ? { ...today, ...endOfDay } : toWall(due, zone);
  const from = due === null || due < now ? toInstant({ ...base, year, month, day }, zone) : due;
  return movedTo(from, change, timeZone);
}
