import type { Instant } from '@crocodile-hub/core/contract/time';
import { dayAt, shiftDays, type CalendarDay } from '@crocodile-hub/core/time/calendar';
import { toInstant, toLocalIso, zoneOf } from '@crocodile-hub/core/time/zone';

/** ISO with the offset that `timeZone` has then. */
export function localIso(instant: Instant, timeZone: string): string {
  return toLocalIso(instant, zoneOf(timeZone, ''));
}

/** The local day of the instant in `timeZone`. A day on which the clocks change has 23 or 25 hours. */
export function dayRange(instant: Instant, timeZone: string): { from: Instant; to: Instant } {
  const zone = zoneOf(timeZone, '');
  const day = dayAt(instant, zone);
  const midnight = (on: CalendarDay) => toInstant({ ...on, hour: 0, minute: 0, second: 0 }, zone);
  return { from: midnight(day), to: midnight(shiftDays(day, 1)) };
}
