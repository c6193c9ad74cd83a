import { type Instant, isWithinReach } from '@crocodile-hub/core/contract/time';
import { utcOfWall, type Wall, wallOfUtc } from '@crocodile-hub/core/time/zone';
import { type EventZone, namedZone } from './zones.ts';

/** A time in a calendar's text. A whole day counts from midnight UTC. */
export type Moment =
  { is: 'day'; day: string; at: Instant } | { is: 'time'; at: Instant; wall: Wall; zone: EventZone };

const written = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2}):(\d{2})(Z?))?$/;

/** `2026-11-24` or `2026-11-24T10:00:00`, as ical.js writes them. Null for what is no time. */
export function momentIn(value: unknown, zone: EventZone): Moment | null {
  const [text, year, month, day, hour, minute, second, z] = written.exec(String(value)) ?? [];
  if (text === undefined) return null;
  const wall = {
    year: Number(year),
    month: Number(month),
    day: Number(day),
    hour: Number(hour ?? 0),
    minute: Number(minute ?? 0),
    second: Number(second ?? 0),
  };
  if (!isOnTheClock(wall)) return null;
  if (hour === undefined) {
    const at = utcOfWall(wall);
    return isWithinReach(at) ? { is: 'day', day: text, at } : null;
  }
  const own = z === 'Z' ? namedZone('UTC') : zone;
  const at = own.instantOf(wall);
  return isWithinReach(at) ? { is: 'time', at, wall, zone: own } : null;
}

/** 31 February is refused, although Date would turn it into a day of March. */
function isOnTheClock(wall: Wall): boolean {
  const { year, month, day, hour, minute, second } = wallOfUtc(utcOfWall(wall));
  return (
    year === wall.year &&
    month === wall.month &&
    day === wall.day &&
    hour === wall.hour &&
    minute === wall.minute &&
    second === wall.second
  );
}

/** `PT1H30M`; null for what is no length, or is none forwards. */
export function secondsIn(duration: string): number | null {
  const [text, weeks, days, hours, minutes, seconds] =
    /^\+?P(?:(\d{1,4})W)?(?:(\d{1,5})D)?(?:T(?:(\d{1,5})H)?(?:(\d{1,6})M)?(?:(\d{1,8})S)?)?$/.exec(
      duration,
    ) ?? [];
  if (text === undefined) return null;
  const count = (digits: string | undefined) => Number(digits ?? 0);
  return ((count(weeks) * 7 + count(days)) * 24 + count(hours)) * 3600 + count(minutes) * 60 + count(seconds);
}
