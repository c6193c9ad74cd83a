import { dayOfIso, dayOfUtc, utcOfDay, type CalendarDay } from '@crocodile-hub/core/time/calendar';
import { hourMs } from '@crocodile-hub/core/time/units';
import type { CalendarEntry, CalendarTime } from '../../ports/calendar.ts';
import type { Asking } from './asking.ts';
import type { ShownTime } from './shown-time.ts';

/** What ends in the night after it began needs no second day. */
const longestNightMs = 12 * hourMs;

/** The hours of an entry in a list of one day: of one that began before, what it takes of that day. */
export function hoursOnDay({ when }: CalendarEntry, on: CalendarDay, { time, words }: Asking): string {
  if (when.is === 'days' || takesAll(when, on, time)) return words.allDay;
  return beganBefore(when, on, time) ? words.untilWhen(time.clock(when.end)) : hoursOf(when, time);
}

/** Its hours in a list of several days, under the first of them that it takes: also where it ends. */
export function hoursFromDay(entry: CalendarEntry, from: CalendarDay, asking: Asking): string {
  const { when } = entry;
  const { time, words } = asking;
  if (when.is === 'days') {
    const last = Date.parse(when.last);
    return last > utcOfDay(from) ? words.allDayTo(time.day(dayOfUtc(last))) : words.allDay;
  }
  const goesOn = beganBefore(when, from, time) && lastDayOf(when, time) > utcOfDay(from);
  return goesOn ? words.untilWhen(endOf(when, time)) : hoursOnDay(entry, from, asking);
}

/** Its hours with its days. */
export function hoursWithDays({ when }: CalendarEntry, { time, words }: Asking): string {
  if (when.is === 'time') return `${time.day(time.dayOf(when.start))}, ${hoursOf(when, time)}`;
  const [first, last] = [when.first, when.last].map((day) => time.day(dayOfIso(day)));
  const days = first === last ? first : words.fromTo(first ?? '', last ?? '');
  return `${days}, ${words.allDay}`;
}

type Timed = Extract<CalendarTime, { is: 'time' }>;

function hoursOf(when: Timed, time: ShownTime): string {
  const { start, end } = when;
  if (start === end) return time.clock(start);
  const isShort = lastDayOf(when, time) === firstDayOf(when, time) || end - start <= longestNightMs;
  return `${time.clock(start)}–${isShort ? time.clock(end) : endOf(when, time)}`;
}

function endOf({ end }: Timed, time: ShownTime): string {
  return `${time.day(time.dayOf(end))}, ${time.clock(end)}`;
}

function beganBefore(when: Timed, day: CalendarDay, time: ShownTime): boolean {
  return firstDayOf(when, time) < utcOfDay(day);
}

function takesAll(when: Timed, day: CalendarDay, time: ShownTime): boolean {
  return beganBefore(when, day, time) && utcOfDay(time.dayOf(when.end)) > utcOfDay(day);
}

function firstDayOf({ start }: Timed, time: ShownTime): number {
  return utcOfDay(time.dayOf(start));
}

/** What ends at midnight ends with the day before. */
function lastDayOf({ start, end }: Timed, time: ShownTime): number {
  return utcOfDay(time.dayOf(Math.max(start, end - 1)));
}
