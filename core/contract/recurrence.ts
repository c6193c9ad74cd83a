import type { Instant } from './time.ts';

/**
 * Repetition as Google Calendar takes it, without the prefix: FREQ=WEEKLY;BYDAY=SU. RFC 5545, 3.3.10. Every number is
 * bounded, so that the next time is always found quickly, or there is none.
 */
export type Recurrence = {
  frequency: Frequency;
  interval: number;
  /** The number of times; null for no limit. */
  count: number | null;
  until: Instant | null;
  byDay: readonly RuleDay[];
  /** Days of the month; -1 is the last one. */
  byMonthDay: readonly number[];
  /** True when it has parts that calendars count and we do not. */
  isForCalendars: boolean;
};
export type Frequency = keyof typeof longestInterval;
/** Sunday is 0; the second Monday of its month has an `nth` of 2, the last one of -1. */
export type RuleDay = { weekday: number; nth: number | null };

/** About ten years, and a week for minutes. */
export const longestInterval = {
  MINUTELY: 10_080,
  HOURLY: 8_784,
  DAILY: 3_660,
  WEEKLY: 520,
  MONTHLY: 120,
  YEARLY: 10,
} as const;
export const mostTimes = 999;
const latestYear = 2999;
export const longestRule = 200;
/** From Sunday on. */
export const weekdayCodes: readonly string[] = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

type Parts = Partial<Record<PartName, string>>;
type PartName = (typeof partNames)[number];
const partNames = [
  'FREQ',
  'INTERVAL',
  'COUNT',
  'UNTIL',
  'BYDAY',
  'BYMONTHDAY',
  'BYMONTH',
  'BYSETPOS',
  'WKST',
] as const;

/** The rule that a text states, or null when it states none that is accepted anywhere. */
export function readRecurrence(rule: string): Recurrence | null {
  const parts = rule.length > longestRule ? null : partsOf(rule);
  const frequency = frequencyOf(parts?.FREQ);
  if (parts === null || frequency === null) return null;
  const { COUNT, UNTIL, INTERVAL = '1' } = parts;
  const interval = numberIn(INTERVAL, longestInterval[frequency]);
  const count = COUNT === undefined ? null : numberIn(COUNT, mostTimes);
  const until = UNTIL === undefined ? null : instantOf(UNTIL);
  const byDay = listOf(parts.BYDAY, dayOf);
  const byMonthDay = listOf(parts.BYMONTHDAY, (day) => signedNumberIn(day, 31));
  if (interval === null || byDay === null || byMonthDay === null || !areForCalendars(parts)) return null;
  if (COUNT !== undefined && (count === null || UNTIL !== undefined)) return null;
  if (UNTIL !== undefined && until === null) return null;
  if (byMonthDay.length > 0 && ['MINUTELY', 'HOURLY', 'WEEKLY'].includes(frequency)) return null;
  const isOrdinal = byDay.some(({ nth }) => nth !== null);
  if (isOrdinal && frequency !== 'MONTHLY' && frequency !== 'YEARLY') return null;
  const isForCalendars =
    isOrdinal || [parts.BYMONTH, parts.BYSETPOS, parts.WKST].some((part) => part !== undefined);
  return { frequency, interval, count, until, byDay, byMonthDay, isForCalendars };
}

/** Each part once, in any order after the first. */
function partsOf(rule: string): Parts | null {
  const parts: Parts = {};
  for (const part of rule.split(';')) {
    const [name, value = '', ...rest] = part.split('=');
    const known = partNames.find((one) => one === name);
    if (known === undefined || known in parts || value === '' || rest.length > 0) return null;
    parts[known] = value;
  }
  return parts;
}

function frequencyOf(name: string | undefined): Frequency | null {
  return name !== undefined && isFrequency(name) ? name : null;
}

function isFrequency(name: string): name is Frequency {
  return Object.hasOwn(longestInterval, name);
}

/** Whether the parts that only calendars count are well formed, where there are any. */
function areForCalendars({ BYMONTH, BYSETPOS, WKST }: Parts): boolean {
  return (
    listOf(BYMONTH, (month) => numberIn(month, 12)) !== null &&
    listOf(BYSETPOS, (place) => signedNumberIn(place, 366)) !== null &&
    (WKST === undefined || weekdayCodes.includes(WKST))
  );
}

function dayOf(item: string): RuleDay | null {
  const weekday = weekdayCodes.indexOf(item.slice(-2));
  const ordinal = item.slice(0, -2);
  const nth = ordinal === '' ? null : signedNumberIn(ordinal, 53);
  return weekday === -1 || (nth === null && ordinal !== '') ? null : { weekday, nth };
}

/** The items of a list, none when the part is absent; null when one is not what it should be. */
function listOf<T>(part: string | undefined, read: (item: string) => T | null): T[] | null {
  if (part === undefined) return [];
  const items = part.split(',').map(read);
  return items.every((item) => item !== null) ? items : null;
}

function numberIn(digits: string, most: number): number | null {
  const number = /^\d{1,5}$/.test(digits) ? Number(digits) : 0;
  return number >= 1 && number <= most ? number : null;
}

function signedNumberIn(signed: string, most: number): number | null {
  const number = numberIn(signed.replace(/^[+-]/, ''), most);
  return number !== null && signed.startsWith('-') ? -number : number;
}

/** A day counts until its end. */
function instantOf(until: string): Instant | null {
  const match = /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2})Z?)?$/.exec(until);
  if (match === null) return null;
  const [, year = '', month, day, hour = '23', minute = '59', second = '59'] = match;
  const iso = `${year}-${month}-${day}T${hour}:${minute}:${second}.000Z`;
  const at = Date.parse(iso);
  // JavaScript moves a day that the month lacks (31 April) into the next month; such a day is refused.
  const isReal = !Number.isNaN(at) && new Date(at).toISOString() === iso;
  return isReal && Number(year) >= 1970 && Number(year) <= latestYear ? at : null;
}
