import { dayMs, minuteMs } from '@crocodile-hub/core/time/units';
import type { EventTime } from './entities.ts';

/** A local date and time, in milliseconds as if it were UTC. */
export type WallTime = number;

export function isAllDay(time: EventTime): time is { date: string } {
  return 'date' in time;
}

/** The instant at which an event begins or ends. Days begin at midnight in the calendar's zone. */
export function instantOf(time: EventTime, calendarZone: string): number {
  if (isAllDay(time)) return instantOfWall(Date.parse(`${time.date}T00:00:00Z`), calendarZone);
  if (hasOffset(time.dateTime)) return Date.parse(time.dateTime);
  return instantOfWall(Date.parse(`${time.dateTime}Z`), time.timeZone ?? calendarZone);
}

export function hasOffset(dateTime: string): boolean {
  return /(?:Z|[+-]\d{2}:?\d{2})$/i.test(dateTime);
}

export function wallOf(instant: number, zone: string): WallTime {
  const parts = formatterFor(zone).formatToParts(instant);
  const read = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(read('year'), read('month') - 1, read('day'), read('hour'), read('minute'), read('second'));
}

/** The instant of this local time; in the hour that spring skips, the one just after it. */
export function instantOfWall(wall: WallTime, zone: string): number {
  const offsetBefore = wallOf(wall - dayMs, zone) - (wall - dayMs);
  const guess = wall - offsetBefore;
  if (wallOf(guess, zone) === wall) return guess;
  const offsetAfter = wallOf(wall + dayMs, zone) - (wall + dayMs);
  const other = wall - offsetAfter;
  return wallOf(other, zone) === wall ? other : guess;
}

/** `2026-11-22T10:00:00+02:00`: the instant in the given zone. */
export function formatInZone(instant: number, zone: string): string {
  const wall = wallOf(instant, zone);
  const offset = Math.round((wall - instant) / minuteMs);
  const digits = (value: number) => String(value).padStart(2, '0');
  const sign = offset < 0 ? '-' : '+';
  const minutes = Math.abs(offset);
  const suffix = offset === 0 ? 'Z' : `${sign}${digits(Math.floor(minutes / 60))}:${digits(minutes % 60)}`;
  return `${new Date(wall).toISOString().slice(0, 19)}${suffix}`;
}

export function isTimeZone(zone: string): boolean {
  try {
    formatterFor(zone);
    return true;
  } catch {
    return false;
  }
}

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterFor(zone: string): Intl.DateTimeFormat {
  const known = formatters.get(zone);
  if (known) return known;
  const formatter = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formatters.set(zone, formatter);
  return formatter;
}
