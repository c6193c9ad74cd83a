import { dayMs, hourMs } from '@crocodile-hub/core/time/units';

const SPAN_MS: Record<string, number> = { h: hourMs, d: dayMs, m: 30 * dayMs, y: 365 * dayMs };

/** `2d`, `3m`, `1y` (and `12h`) in milliseconds. */
export function spanMs(value: string): number | undefined {
  const [, count, unit = ''] = value.toLowerCase().match(/^(\d+)([hdmy])$/) ?? [];
  const unitMs = SPAN_MS[unit];
  return unitMs === undefined ? undefined : Number(count) * unitMs;
}

/** A date in a search: seconds since 1970, or a day, which begins at midnight Pacific time in the API. */
export function instantOf(value: string): number | undefined {
  if (/^\d{9,}$/.test(value)) return Number(value) * 1000;
  const [, year, month, day] = value.match(/^(\d{4})[/-](\d{1,2})[/-](\d{1,2})$/) ?? [];
  if (year !== undefined) return pacificMidnight(Number(year), Number(month), Number(day));
  const [, usMonth, usDay, usYear] = value.match(/^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/) ?? [];
  return usYear === undefined ? undefined : pacificMidnight(Number(usYear), Number(usMonth), Number(usDay));
}

function pacificMidnight(year: number, month: number, day: number): number {
  return Date.UTC(year, month - 1, day, 8);
}
