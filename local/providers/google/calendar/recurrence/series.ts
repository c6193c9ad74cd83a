import { dayMs } from '@crocodile-hub/core/time/units';
import { GoogleError } from '../../errors.ts';
import type { EventTime, StoredEvent } from '../entities.ts';
import { formatInZone, instantOf, instantOfWall, isAllDay, wallOf } from '../times.ts';
import type { WallTime } from '../times.ts';
import { expandRule } from './expand.ts';
import { parseRule } from './rule.ts';

export type TimeWindow = { from: number; to: number };

/** The occurrences of a recurring event that overlap the window, each as its own event. */
export function occurrencesIn(event: StoredEvent, window: TimeWindow, calendarZone: string): StoredEvent[] {
  const length = instantOf(event.end, calendarZone) - instantOf(event.start, calendarZone);
  const occurrences: StoredEvent[] = [];
  for (const start of startsOf(event, calendarZone, window.to)) {
    const instant = instantOf(start, calendarZone);
    if (instant + length > window.from || (length === 0 && instant >= window.from)) {
      occurrences.push(occurrenceAt(event, start, calendarZone));
    }
  }
  return occurrences;
}

/** The occurrence that an id such as `abc_20261123T060000Z` names, if the event recurs then. */
export function occurrenceById(
  event: StoredEvent,
  id: string,
  calendarZone: string,
): StoredEvent | undefined {
  const suffix = id.slice(event.id.length + 1);
  const [, year, month, day, time] = suffix.match(/^(\d{4})(\d{2})(\d{2})(?:T(\d{6})Z)?$/) ?? [];
  if (year === undefined) return undefined;
  const clock = time === undefined ? '000000' : time;
  const at = Date.parse(`${year}-${month}-${day}T${clock.replace(/(..)(..)(..)/, '$1:$2:$3')}Z`);
  const aroundIt = { from: at - 2 * dayMs, to: at + 2 * dayMs };
  return occurrencesIn(event, aroundIt, calendarZone).find((occurrence) => occurrence.id === id);
}

/** Refuses rules that cannot be expanded, before they are stored. */
export function checkRecurrence(lines: string[]): void {
  for (const line of lines) {
    if (!/^(?:RRULE|RDATE|EXDATE)[:;]/i.test(line))
      throw new GoogleError('invalid', 'Invalid recurrence rule.');
    if (/^RRULE:/i.test(line)) parseRule(line.slice('RRULE:'.length));
  }
}

function* startsOf(event: StoredEvent, calendarZone: string, before: number): Generator<EventTime> {
  const zone = isAllDay(event.start) ? 'UTC' : (event.start.timeZone ?? calendarZone);
  const wall = isAllDay(event.start)
    ? Date.parse(event.start.date)
    : wallOf(instantOf(event.start, calendarZone), zone);
  const lines = event.recurrence ?? [];
  const excluded = new Set(datesIn(lines, 'EXDATE', zone));
  const rule = lines.find((line) => /^RRULE:/i.test(line));
  const recurring =
    rule === undefined ? [wall] : expandRule(parseRule(rule.slice('RRULE:'.length)), wall, zone);
  const extra = datesIn(lines, 'RDATE', zone);

  const at = (time: WallTime): EventTime =>
    isAllDay(event.start)
      ? { date: new Date(time).toISOString().slice(0, 10) }
      : { dateTime: formatInZone(instantOfWall(time, zone), zone), timeZone: zone };

  for (const time of extra) if (instantOf(at(time), calendarZone) < before) yield at(time);
  for (const time of recurring) {
    if (instantOf(at(time), calendarZone) >= before) return;
    if (!excluded.has(time)) yield at(time);
  }
}

/** `EXDATE;TZID=Asia/Jerusalem:20261123T080000,…` as local times of the event's zone. */
function datesIn(lines: string[], name: 'EXDATE' | 'RDATE', zone: string): WallTime[] {
  return lines
    .filter((line) => line.toUpperCase().startsWith(name))
    .flatMap((line) => {
      const [head = '', values = ''] = line.split(':');
      const lineZone = head.match(/TZID=([^;:]+)/i)?.[1] ?? zone;
      return values.split(',').map((value) => wallOfStamp(value, lineZone, zone));
    });
}

function wallOfStamp(stamp: string, stampZone: string, zone: string): WallTime {
  const [, year, month, day, clock = '000000', utc] =
    stamp.match(/^(\d{4})(\d{2})(\d{2})(?:T(\d{6})(Z)?)?$/) ?? [];
  const wall = Date.parse(`${year}-${month}-${day}T${clock.replace(/(..)(..)(..)/, '$1:$2:$3')}Z`);
  if (utc !== undefined) return wallOf(wall, zone);
  return stampZone === zone ? wall : wallOf(instantOfWall(wall, stampZone), zone);
}

function occurrenceAt(event: StoredEvent, start: EventTime, calendarZone: string): StoredEvent {
  const { recurrence: _recurrence, ...rest } = event;
  return {
    ...rest,
    id: `${event.id}_${stampOf(start, calendarZone)}`,
    start,
    end: endAfter(start, event, calendarZone),
    recurringEventId: event.id,
    originalStartTime: start,
  };
}

function stampOf(start: EventTime, calendarZone: string): string {
  if (isAllDay(start)) return start.date.replaceAll('-', '');
  const utc = new Date(instantOf(start, calendarZone)).toISOString();
  return `${utc.slice(0, 19).replace(/[-:]/g, '')}Z`;
}

/** The end, as far after the start as in the first occurrence: in days, or in hours of local time. */
function endAfter(start: EventTime, event: StoredEvent, calendarZone: string): EventTime {
  if (isAllDay(start) && isAllDay(event.start) && isAllDay(event.end)) {
    const days = Date.parse(event.end.date) - Date.parse(event.start.date);
    return { date: new Date(Date.parse(start.date) + days).toISOString().slice(0, 10) };
  }
  const length = instantOf(event.end, calendarZone) - instantOf(event.start, calendarZone);
  const zone = isAllDay(start) ? calendarZone : (start.timeZone ?? calendarZone);
  return { dateTime: formatInZone(instantOf(start, calendarZone) + length, zone), timeZone: zone };
}
