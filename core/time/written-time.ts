import { isWithinReach, type Instant } from '../contract/time.ts';
import { toInstant, zoneOf } from './zone.ts';

const iso = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})(?::(\d{2})(?:\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?$/;

/** The instant of an ISO time; one without an offset is local time in `timeZone`. Null if it is no valid time. */
export function instantOf(text: string, timeZone: string): Instant | null {
  const match = iso.exec(text.trim());
  if (match === null) return null;
  const [, year, month, day, hour, minute, second = '0', offset] = match;
  const withOffset = offset === undefined ? null : Date.parse(text.trim());
  const wall = {
    year: Number(year),
    month: Number(month),
    day: Number(day),
    hour: Number(hour),
    minute: Number(minute),
    second: Number(second),
  };
  if (!isWallTime(wall)) return null;
  const instant = withOffset ?? toInstant(wall, zoneOf(timeZone, ''));
  return isWithinReach(instant) ? instant : null;
}

/** 31 April, 25:00 and the year 26 are refused, though Date would turn them into other times. */
function isWallTime({
  year,
  month,
  day,
  hour,
  minute,
  second,
}: Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second', number>): boolean {
  const date = new Date(Date.UTC(year, month - 1, day, hour, minute, second));
  return (
    date.getUTCFullYear() === year &&
    date.getUTCMonth() === month - 1 &&
    date.getUTCDate() === day &&
    date.getUTCHours() === hour &&
    minute < 60 &&
    second < 60
  );
}
