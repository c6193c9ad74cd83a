import { dayMs, minuteMs } from './units.ts';
/**
 * Wall clocks and instants in any IANA zone. Intl knows the offset of an instant; the other direction has two
 * special hours a year, treated as Temporal's "compatible" does:
 * - a wall time that the spring jump skips moves forward by the jump (02:30 becomes 03:30);
 * - a wall time that the autumn repeats is its first occurrence.
 */

export type Wall = {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
};

export type Zone = { readonly offsetMs: (instant: number) => number };

/** Beyond this, Date itself has no answer. */
const furthestInstant = 8.64e15;
const zones = new Map<string, Zone | null>();
const mostZonesKept = 64;

/** The named zone; when Intl does not know it, the fixed offset that `now` carries. */
export function zoneOf(timeZone: string, now: string): Zone {
  return namedZone(timeZone) ?? fixedZone(now);
}

export function toWall(instant: number, zone: Zone): Wall {
  return wallOfUtc(instant + zone.offsetMs(instant));
}

export function toInstant(wall: Wall, zone: Zone): number {
  const asUtc = utcOfWall(wall);
  const before = zone.offsetMs(asUtc - dayMs);
  const after = zone.offsetMs(asUtc + dayMs);
  const first = asUtc - Math.max(before, after);
  if (first + zone.offsetMs(first) === asUtc) return first;
  const second = asUtc - Math.min(before, after);
  if (second + zone.offsetMs(second) === asUtc) return second;
  return asUtc - before;
}

/** `2026-11-20T09:30:00+02:00` */
export function toLocalIso(instant: number, zone: Zone): string {
  const offset = zone.offsetMs(instant);
  const local = new Date(instant + offset).toISOString().slice(0, 19);
  const minutes = Math.round(Math.abs(offset) / minuteMs);
  const sign = offset < 0 ? '-' : '+';
  return `${local}${sign}${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}

export function utcOfWall(wall: Wall): number {
  return Date.UTC(wall.year, wall.month - 1, wall.day, wall.hour, wall.minute, wall.second);
}

export function wallOfUtc(utc: number): Wall {
  const date = new Date(utc);
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
    second: date.getUTCSeconds(),
  };
}

function namedZone(timeZone: string): Zone | null {
  const known = zones.get(timeZone);
  if (known !== undefined) return known;
  const zone = intlZone(timeZone);
  if (zones.size >= mostZonesKept) zones.clear();
  zones.set(timeZone, zone);
  return zone;
}

/** Building a formatter costs a thousand times more than using it, hence the cache above. */
function intlZone(timeZone: string): Zone | null {
  const formatter = formatterFor(timeZone);
  if (formatter === null) return null;
  return {
    offsetMs: (instant) => {
      if (!(Math.abs(instant) < furthestInstant)) return 0;
      const whole = Math.floor(instant / 1000) * 1000;
      const field: Record<string, number> = {};
      for (const { type, value } of formatter.formatToParts(whole)) field[type] = Number(value);
      const { year = 1970, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = field;
      return Date.UTC(year, month - 1, day, hour, minute, second) - whole;
    },
  };
}

function formatterFor(timeZone: string): Intl.DateTimeFormat | null {
  try {
    return new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  } catch {
    return null;
  }
}

function fixedZone(now: string): Zone {
  const match = /([+-])(\d{2}):?(\d{2})$/.exec(now);
  if (match === null) return { offsetMs: () => 0 };
  const minutes = Number(match[2]) * 60 + Number(match[3]);
  const offset = (match[1] === '-' ? -minutes : minutes) * minuteMs;
  return { offsetMs: () => offset };
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
