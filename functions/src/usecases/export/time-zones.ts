import { timeZoneName, type Instant } from '@crocodile-hub/core/contract/time';
import { wallOfUtc, zoneOf, type Zone } from '@crocodile-hub/core/time/zone';
import { dayMs, minuteMs } from '@crocodile-hub/core/time/units';
import { lines } from './content-lines.ts';

// Zones as calendars read them: RFC 5545, 3.6.5. Each change of the clocks is named by itself: Intl knows no rules, and
// not every program reads a list.

/** In no zone do the clocks change twice within it. */
const stepMs = 7 * dayMs;
/** How far the changes are named around now. Calendars that know the zone by its name know the others. */
const years = { before: 10, after: 30 };

/** Null for one that Intl does not know, and for UTC, which needs no description. */
export function zoneNamed(name: string): string | null {
  return name !== 'UTC' && timeZoneName.safeParse(name).success ? name : null;
}

/** `20261122T010000`, by the clocks of the zone. */
export function localTime(at: Instant, zone: string): string {
  return wallTime(at + namedZone(zone).offsetMs(at));
}

/** The description of a zone, once in each calendar that names it. */
export function zoneDescription(name: string, now: Instant): string {
  const zone = namedZone(name);
  const year = new Date(now).getUTCFullYear();
  const from = Date.UTC(year - years.before, 0, 1);
  const first = zone.offsetMs(from);
  const changes = changesOf(zone, from, Date.UTC(year + years.after, 0, 1));
  return lines([
    'BEGIN:VTIMEZONE',
    `TZID:${name}`,
    ...[{ at: from, before: first, after: first }, ...changes].flatMap(observance),
    'END:VTIMEZONE',
  ]);
}

/** The clocks go from one distance to UTC to another. */
type Change = { at: Instant; before: number; after: number };

function changesOf(zone: Zone, from: Instant, until: Instant): Change[] {
  const changes: Change[] = [];
  for (let at = from; at < until; at += stepMs) {
    const [before, after] = [zone.offsetMs(at), zone.offsetMs(at + stepMs)];
    if (before !== after) changes.push({ at: firstMinuteWith(zone, after, at, at + stepMs), before, after });
  }
  return changes;
}

function firstMinuteWith(zone: Zone, offset: number, from: Instant, until: Instant): Instant {
  let [without, having] = [from, until];
  while (having - without > minuteMs) {
    const middle = Math.floor((without + having) / 2 / minuteMs) * minuteMs;
    if (zone.offsetMs(middle) === offset) having = middle;
    else without = middle;
  }
  return having;
}

/** Its time is local, by the clocks as they were before. */
function observance({ at, before, after }: Change): string[] {
  const kind = after > before ? 'DAYLIGHT' : 'STANDARD';
  return [
    `BEGIN:${kind}`,
    `DTSTART:${wallTime(at + before)}`,
    `TZOFFSETFROM:${offsetText(before)}`,
    `TZOFFSETTO:${offsetText(after)}`,
    `END:${kind}`,
  ];
}

function namedZone(name: string): Zone {
  return zoneOf(name, '');
}

function wallTime(utc: number): string {
  const { year, month, day, hour, minute, second } = wallOfUtc(utc);
  return `${year}${two(month)}${two(day)}T${two(hour)}${two(minute)}${two(second)}`;
}

/** `+0200` */
function offsetText(ms: number): string {
  const minutes = Math.round(Math.abs(ms) / minuteMs);
  return `${ms < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}${two(minutes % 60)}`;
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}
