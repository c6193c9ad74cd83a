import type { Instant } from '@crocodile-hub/core/contract/time';
import { toInstant, toLocalIso, toWall, zoneOf } from '@crocodile-hub/core/time/zone';

/** ISO with the offset that `timeZone` has then. */
export function localIso(instant: Instant, timeZone: string): string {
  return toLocalIso(instant, zoneOf(timeZone, ''));
}

/** The local day of the instant in `timeZone`. A day on which the clocks change has 23 or 25 hours. */
export function dayRange(instant: Instant, timeZone: string): { from: Instant; to: Instant } {
  const zone = zoneOf(timeZone, '');
  const { year, month, day } = toWall(instant, zone);
  const next = new Date(Date.UTC(year, month - 1, day + 1));
  const midnight = { hour: 0, minute: 0, second: 0 };
  return {
    from: toInstant({ year, month, day, ...midnight }, zone),
    to: toInstant(
      { year: next.getUTCFullYear(), month: next.getUTCMonth() + 1, day: next.getUTCDate(), ...midnight },
      zone,
    ),
  };
}
