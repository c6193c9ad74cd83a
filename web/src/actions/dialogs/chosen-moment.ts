import type { Instant } from '@crocodile-hub/core/contract/time';
import { toInstant, zoneOf } from '@crocodile-hub/core/time/zone';

/** The moment of a form's day (`2026-12-01`) and hour (`09:00`), both filled in, in the person's zone. */
export function chosenMoment({ date, time }: { date: string; time: string }, timeZone: string): Instant {
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0] = `${date}T${time}`.split(/[-T:]/).map(Number);
  return toInstant({ year, month, day, hour, minute, second: 0 }, zoneOf(timeZone, `${date}T${time}:00Z`));
}
