import { isWithinReach, type Instant } from '@crocodile-hub/core/contract/time';
import { toInstant, toLocalIso, toWall, zoneOf } from '@crocodile-hub/core/language/time/zone';

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

/** ISO with the offset that `timeZone` has then. */
export function localIso(instant: Instant, timeZone: string): string {
  return toLocalIso(instant, zoneOf(timeZone, ''));
}

/** 31 April and 25:00 are refused, though Date would turn them into other times. */
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
    date.getUTCMonth() === month - 1 &&
    date.getUTCDate() === day &&
    date.getUTCHours() === hour &&
    minute < 60 &&
    second < 60
  );
}

/** The local day of the instant in `timeZone`. A day on which the clocks change has 23 or 25 hours. */
export function dayRange(instant: Instant, timeZone: string): { from: Instant; to: Instant } {
  const zone = zoneOf(timeZone, '');
  const { year, month, day } = toWall(instant, zone);
  const next = new Date(Date.UTC(year, month - 1, day + 1));
  const midnight = { hour: 0, minute: 0, second: 0 };
  return {
    from: toInstant({ year, month, day, ...midnight }, zone),
    to: toInstant(
      { year: next.getUTCFullYear(), month: next.getUTCMonth() + 1, day: next.getUTCDate(), ...midnight },
      zone,
    ),
  };
}
