import { toLocalIso, zoneOf } from '@crocodile-hub/core/time/zone';
import { personTimeZone } from '@crocodile-hub/core/domain/time-zone';
import type { Instant } from '@crocodile-hub/core/contract/time';

/** The person's time and zone, sent with every command. Rule command.clock.1. */
export type CommandClock = { now: string; timeZone: string };

/** The zone is the profile's, else the browser's; the server has no default. */
export function commandClock(now: Instant, profileZone?: string): CommandClock {
  const browserZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const timeZone = personTimeZone(profileZone ?? browserZone);
  return { now: isoIn(timeZone, now), timeZone };
}

/** ISO 8601 with the offset that the zone has at that instant. */
export function isoIn(timeZone: string, instant: Instant): string {
  return toLocalIso(instant, zoneOf(timeZone, new Date(instant).toISOString()));
}
