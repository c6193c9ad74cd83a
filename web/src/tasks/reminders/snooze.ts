import type { Instant } from '@crocodile-hub/core/contract/time';
import { toInstant, toWall, zoneOf } from '@crocodile-hub/core/time/zone';
import { minuteMs } from '@crocodile-hub/core/time/units';

export type SnoozeChoice = { name: 'tenMinutes' | 'hour' | 'tomorrow'; at: Instant };

const morningHour = 8;

/** Ten minutes, an hour, tomorrow at eight by the person's clock: also across a change of clocks. */
export function snoozeChoices(now: Instant, timeZone: string): SnoozeChoice[] {
  const zone = zoneOf(timeZone, new Date(now).toISOString());
  const today = toWall(now, zone);
  const morning = { ...today, day: today.day + 1, hour: morningHour, minute: 0, second: 0 };
  return [
    { name: 'tenMinutes', at: now + 10 * minuteMs },
    { name: 'hour', at: now + 60 * minuteMs },
    { name: 'tomorrow', at: toInstant(morning, zone) },
  ];
}
