import { toInstant, toLocalIso, zoneOf } from './zone.ts';

/** What a datetime-local field shows of an ISO time: its wall clock. */
export function toLocalField(iso: string): string {
  return iso.slice(0, 16);
}

/** ISO with offset of a datetime-local field's wall clock in the zone, or null when the field is not filled in. */
export function fromLocalField(value: string, timeZone: string): string | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})/.exec(value);
  if (match === null) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = match.slice(1).map(Number);
  const zone = zoneOf(timeZone, `${value.slice(0, 16)}:00Z`);
  return toLocalIso(toInstant({ year, month, day, hour, minute, second: 0 }, zone), zone);
}

/** Whether a written time says which zone it is in. */
export function hasOffset(written: string): boolean {
  return /(Z|[+-]\d{2}:?\d{2})$/.test(written);
}
