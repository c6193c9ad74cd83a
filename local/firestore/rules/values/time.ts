/** Calendar arithmetic on nanoseconds since the Unix epoch; proleptic Gregorian, UTC. */
export const NANOS = {
  microsecond: 1_000n,
  millisecond: 1_000_000n,
  second: 1_000_000_000n,
  minute: 60_000_000_000n,
  hour: 3_600_000_000_000n,
  day: 86_400_000_000_000n,
  week: 604_800_000_000_000n,
} as const;

/** 0001-01-01T00:00:00Z to 9999-12-31T23:59:59.999999999Z. */
const FIRST_TIMESTAMP = -62_135_596_800n * NANOS.second;
const LAST_TIMESTAMP = 253_402_300_800n * NANOS.second - 1n;
const LONGEST_DURATION = 315_576_000_000n * NANOS.second + 999_999_999n;

export const isTimestamp = (nanos: bigint): boolean => nanos >= FIRST_TIMESTAMP && nanos <= LAST_TIMESTAMP;
export const isDuration = (nanos: bigint): boolean => nanos >= -LONGEST_DURATION && nanos <= LONGEST_DURATION;

export type Calendar = {
  year: number;
  month: number;
  day: number;
  /** Monday is 1. */
  dayOfWeek: number;
  dayOfYear: number;
};

export function calendarOf(nanos: bigint): Calendar {
  const date = new Date(Number(floorTo(nanos, NANOS.day) / NANOS.millisecond));
  const year = date.getUTCFullYear();
  return {
    year,
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    dayOfWeek: date.getUTCDay() === 0 ? 7 : date.getUTCDay(),
    dayOfYear: Number((floorTo(nanos, NANOS.day) - startOfYear(year)) / NANOS.day) + 1,
  };
}

/** null for a day that does not exist. */
export function startOfDay(year: number, month: number, day: number): bigint | null {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  const exists =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? BigInt(date.getTime()) * NANOS.millisecond : null;
}

/** The latest multiple of the unit that is not after. */
export function floorTo(nanos: bigint, unit: bigint): bigint {
  return nanos - remainderOf(nanos, unit);
}

/** Never negative, unlike `%`. */
export function remainderOf(nanos: bigint, unit: bigint): bigint {
  return ((nanos % unit) + unit) % unit;
}

/** `-1.500s`, as protobuf prints it. */
export function toSeconds(nanos: bigint): string {
  const magnitude = nanos < 0n ? -nanos : nanos;
  return `${nanos < 0n ? '-' : ''}${magnitude / NANOS.second}${fractionOf(magnitude)}s`;
}

export function toRfc3339(nanos: bigint): string {
  const seconds = new Date(Number(floorTo(nanos, NANOS.second) / NANOS.millisecond))
    .toISOString()
    .slice(0, 19);
  return `${seconds}${fractionOf(nanos)}Z`;
}

/** With 0, 3, 6 or 9 digits. */
function fractionOf(nanos: bigint): string {
  const digits = String(remainderOf(nanos, NANOS.second))
    .padStart(9, '0')
    .replace(/(?:000){1,3}$/, '');
  return digits === '' ? '' : `.${digits}`;
}

function startOfYear(year: number): bigint {
  return startOfDay(year, 1, 1) ?? 0n;
}
