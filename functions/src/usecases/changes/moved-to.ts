import type { Instant } from '@crocodile-hub/core/contract/time';
import type { Length, Target, TimeWanted } from '@crocodile-hub/core/language/changes/change';
import type { PartOfDay } from '@crocodile-hub/core/language/time/pieces';
import { sameDate, shiftDays, shiftMonths } from '@crocodile-hub/core/time/calendar';
import { toInstant, toWall, zoneOf, type Wall } from '@crocodile-hub/core/time/zone';

/** The time after the change. The day or the hour that is not said stays the same; days keep their hour. */
export function movedTo(start: Instant, change: TimeWanted, timeZone: string): Instant {
  const zone = zoneOf(timeZone, '');
  const wall = toWall(start, zone);
  if (change.does === 'move') {
    return toInstant({ ...wall, ...change.to.day, ...clockOf(change.to, wall), second: 0 }, zone);
  }
  const { by, isEarlier } = change.shift;
  const sign = isEarlier ? -1 : 1;
  const day = shiftDays(shiftMonths(wall, sign * by.months), sign * by.days);
  return toInstant({ ...wall, ...day }, zone) + sign * by.ms;
}

/** In minutes: so near, an hour without its half of the day is of the half in which it stands; less where a day is said. */
const near = { sameDay: 240, otherDay: 120 } as const;
/** From when to when an hour is of a part of the day already, so that it stays. */
const hoursOfPart: Readonly<Record<PartOfDay, readonly [number, number]>> = {
  dawn: [4, 7],
  morning: [5, 12],
  noon: [11, 14],
  afternoon: [12, 18],
  evening: [17, 23],
  night: [20, 24],
  'end-of-day': [16, 19],
};

/** "To 8" of what is at 7:30 is the morning's, and "Friday morning" of it is 7:30. What has no hour ends with its day. */
function clockOf({ day, clock, loose }: Target, wall: Wall): Target['clock'] {
  const { hour, minute } = wall;
  if (clock === null || loose === undefined || (hour === 23 && minute === 59)) return clock;
  if (loose !== 'half') {
    if (day === null || sameDate(day, wall)) return clock;
    const [from, to] = hoursOfPart[loose];
    return hour >= from && hour < to ? { hour, minute } : clock;
  }
  const other = { ...clock, hour: (clock.hour + 12) % 24 };
  const far = Math.abs((other.hour - hour) * 60 + other.minute - minute);
  return far < (day === null ? near.sameDay : near.otherDay) ? other : clock;
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
