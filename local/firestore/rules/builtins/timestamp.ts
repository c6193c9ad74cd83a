import { problem } from '../values/problem.ts';
import type { Result } from '../values/problem.ts';
import { calendarOf, floorTo, isTimestamp, NANOS, remainderOf, startOfDay } from '../values/time.ts';
import type { Calendar } from '../values/time.ts';
import { int } from '../values/value.ts';
import type { Overload } from './overload.ts';
import { overload } from './overload.ts';

/** All in UTC. Source: https://firebase.google.com/docs/reference/rules/rules.Timestamp */
export const timestampMethods = {
  date: [overload(['timestamp'], ({ nanos }) => ({ type: 'timestamp', nanos: floorTo(nanos, NANOS.day) }))],
  time: [
    overload(['timestamp'], ({ nanos }) => ({ type: 'duration', nanos: remainderOf(nanos, NANOS.day) })),
  ],
  toMillis: [
    overload(['timestamp'], ({ nanos }) => int(floorTo(nanos, NANOS.millisecond) / NANOS.millisecond)),
  ],
  year: calendar('year'),
  month: calendar('month'),
  day: calendar('day'),
  dayOfWeek: calendar('dayOfWeek'),
  dayOfYear: calendar('dayOfYear'),
  hours: clock(NANOS.day, NANOS.hour),
  minutes: clock(NANOS.hour, NANOS.minute),
  seconds: clock(NANOS.minute, NANOS.second),
  nanos: clock(NANOS.second, 1n),
};

export const timestampFunctions = {
  'timestamp.date': [
    overload(['int', 'int', 'int'], (year, month, day) =>
      dateOf(Number(year.value), Number(month.value), Number(day.value)),
    ),
  ],
  'timestamp.value': [
    overload(['int'], (millis) => checkedTimestamp(millis.value * NANOS.millisecond)),
    overload(['string'], (text) => parseTimestamp(text.value)),
  ],
};

export function checkedTimestamp(nanos: bigint): Result {
  return isTimestamp(nanos)
    ? { type: 'timestamp', nanos }
    : problem('a timestamp outside the years 1 to 9999');
}

function calendar(part: keyof Calendar): Overload[] {
  return [overload(['timestamp'], ({ nanos }) => int(calendarOf(nanos)[part]))];
}

function clock(whole: bigint, part: bigint): Overload[] {
  return [overload(['timestamp'], ({ nanos }) => int(remainderOf(nanos, whole) / part))];
}

function dateOf(year: number, month: number, day: number): Result {
  const nanos = year >= 1 && year <= 9999 ? startOfDay(year, month, day) : null;
  return nanos === null
    ? problem(`timestamp.date(${year}, ${month}, ${day}): no such day`)
    : checkedTimestamp(nanos);
}

const RFC_3339 = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?(Z|[-+]\d\d:\d\d)$/;

function parseTimestamp(text: string): Result {
  const [, seconds, fraction = '', zone] = RFC_3339.exec(text) ?? [];
  const millis = Date.parse(`${seconds}${zone}`);
  if (seconds === undefined || Number.isNaN(millis)) return problem(`'${text}' is no RFC 3339 time`);
  return checkedTimestamp(BigInt(millis) * NANOS.millisecond + BigInt(fraction.padEnd(9, '0')));
}
