import { dayMs } from '@crocodile-hub/core/time/units';
import { GoogleError } from '../../errors.ts';

export type Frequency = 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY';

/** `2MO` is the second Monday, `-1FR` the last Friday; Sunday is 0. */
export type ByDay = { weekday: number; ordinal?: number };

export type Rule = {
  frequency: Frequency;
  interval: number;
  count?: number;
  until?: Until;
  byDay: ByDay[];
  byMonthDay: number[];
  byMonth: number[];
  bySetPos: number[];
  weekStart: number;
};

/** The last day, or the last instant, that still counts. */
export type Until = { kind: 'day'; endsAtWall: number } | { kind: 'instant'; at: number };

const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

/** Reads `FREQ=WEEKLY;BYDAY=MO,TH;UNTIL=…`. */
export function parseRule(text: string): Rule {
  const parts = new Map(text.split(';').map((part) => readPart(part)));
  const count = parts.get('COUNT');
  const until = parts.get('UNTIL');
  return {
    frequency: readFrequency(parts.get('FREQ')),
    interval: readCount(parts.get('INTERVAL') ?? '1'),
    ...(count === undefined ? {} : { count: readCount(count) }),
    ...(until === undefined ? {} : { until: readUntil(until) }),
    byDay: listOf(parts.get('BYDAY')).map(readDay),
    byMonthDay: listOf(parts.get('BYMONTHDAY')).map(Number),
    byMonth: listOf(parts.get('BYMONTH')).map(Number),
    bySetPos: listOf(parts.get('BYSETPOS')).map(Number),
    weekStart: WEEKDAYS.indexOf(parts.get('WKST') ?? 'MO'),
  };
}

function readPart(part: string): [string, string] {
  const [name = '', value = ''] = part.split('=');
  return [name.toUpperCase(), value.toUpperCase()];
}

function readFrequency(value: string | undefined): Frequency {
  switch (value) {
    case 'DAILY':
    case 'WEEKLY':
    case 'MONTHLY':
    case 'YEARLY':
      return value;
    default:
      throw invalidRule();
  }
}

function readCount(value: string): number {
  const count = Number(value);
  if (!Number.isInteger(count) || count < 1) throw invalidRule();
  return count;
}

function readUntil(value: string): Until {
  const [, year, month, day, time] = value.match(/^(\d{4})(\d{2})(\d{2})(?:T(\d{6})Z?)?$/) ?? [];
  if (year === undefined) throw invalidRule();
  if (time === undefined) {
    return { kind: 'day', endsAtWall: Date.parse(`${year}-${month}-${day}T00:00:00Z`) + dayMs - 1 };
  }
  const clock = `${time.slice(0, 2)}:${time.slice(2, 4)}:${time.slice(4)}`;
  return { kind: 'instant', at: Date.parse(`${year}-${month}-${day}T${clock}Z`) };
}

function readDay(value: string): ByDay {
  const [, ordinal = '', name = ''] = value.match(/^([+-]?\d+)?([A-Z]{2})$/) ?? [];
  const weekday = WEEKDAYS.indexOf(name);
  if (weekday === -1) throw invalidRule();
  return ordinal === '' ? { weekday } : { weekday, ordinal: Number(ordinal) };
}

function listOf(value: string | undefined): string[] {
  return value === undefined || value === '' ? [] : value.split(',');
}

function invalidRule(): GoogleError {
  return new GoogleError('invalid', 'Invalid recurrence rule.');
}
