import type { Timestamp } from './value.ts';

/** Microseconds since the epoch, Firestore's resolution. Exact as a number until the year 2255. */
export type Micros = number;

export function microsOf(time: Timestamp): Micros {
  return time.seconds * 1_000_000 + Math.floor(time.nanos / 1000);
}

export function timestampOf(micros: Micros): Timestamp {
  const seconds = Math.floor(micros / 1_000_000);
  return { seconds, nanos: (micros - seconds * 1_000_000) * 1000 };
}

export function compareTimestamps(left: Timestamp, right: Timestamp): number {
  return left.seconds - right.seconds || left.nanos - right.nanos;
}

/** 0001-01-01T00:00:00Z and 9999-12-31T23:59:59Z, the range of google.protobuf.Timestamp. */
const earliestSeconds = -62_135_596_800;
const latestSeconds = 253_402_300_799;

export function isValidTimestamp(time: Timestamp): boolean {
  return (
    Number.isInteger(time.seconds) &&
    Number.isInteger(time.nanos) &&
    time.seconds >= earliestSeconds &&
    time.seconds <= latestSeconds &&
    time.nanos >= 0 &&
    time.nanos <= 999_999_999
  );
}

/** RFC 3339 in UTC with 0, 3, 6 or 9 fraction digits, as proto3 JSON writes it. */
export function formatTimestamp(time: Timestamp): string {
  const whole = new Date(time.seconds * 1000).toISOString().slice(0, 19);
  return `${whole}${formatFraction(time.nanos)}Z`;
}

export function formatFraction(nanos: number): string {
  if (nanos === 0) return '';
  const digits = String(nanos).padStart(9, '0');
  if (digits.endsWith('000000')) return `.${digits.slice(0, 3)}`;
  if (digits.endsWith('000')) return `.${digits.slice(0, 6)}`;
  return `.${digits}`;
}

const rfc3339 = /^(\d{4}-\d{2}-\d{2})[Tt](\d{2}:\d{2}:\d{2})(?:\.(\d{1,9}))?([Zz]|[+-]\d{2}:\d{2})$/;

export function parseTimestamp(text: string): Timestamp | null {
  const parts = rfc3339.exec(text);
  if (!parts) return null;
  const [, day, clock, fraction = '', zone = 'Z'] = parts;
  const milliseconds = Date.parse(`${day}T${clock}${zone.toUpperCase()}`);
  if (Number.isNaN(milliseconds)) return null;
  const time = { seconds: milliseconds / 1000, nanos: Number(fraction.padEnd(9, '0')) };
  return isValidTimestamp(time) ? time : null;
}
