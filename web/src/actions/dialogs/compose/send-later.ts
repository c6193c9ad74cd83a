import type { Instant } from '@crocodile-hub/core/contract/time';
import { toInstant, toLocalIso, toWall, zoneOf } from '@crocodile-hub/core/time/zone';
import { chosenMoment } from '../chosen-moment.ts';

const hours = { evening: 18, morning: 8 } as const;
/** From this hour on, this evening is too close to be offered. */
const eveningUntilHour = 17;
/** The mornings on which a week may begin, with their weekday numbers. */
const weekdays = { mondayMorning: 1, sundayMorning: 0 } as const;
type WeekMorning = keyof typeof weekdays;

type Choice = { key: 'thisEvening' | 'tomorrowMorning' | WeekMorning; at: Instant };

/** The named times to send later, on the person's clock, without duplicates. */
export function laterChoices(now: Instant, timeZone: string, week: WeekMorning = 'mondayMorning'): Choice[] {
  const zone = zoneOf(timeZone, new Date(now).toISOString());
  const wall = toWall(now, zone);
  const at = (days: number, hour: number) =>
    toInstant({ ...wall, day: wall.day + days, hour, minute: 0, second: 0 }, zone);
  const weekday = new Date(Date.UTC(wall.year, wall.month - 1, wall.day)).getUTCDay();
  const toWeek = (weekdays[week] - weekday + 7) % 7 || 7;
  return [
    ...(wall.hour < eveningUntilHour ? [{ key: 'thisEvening' as const, at: at(0, hours.evening) }] : []),
    { key: 'tomorrowMorning', at: at(1, hours.morning) },
    ...(toWeek === 1 ? [] : [{ key: week, at: at(toWeek, hours.morning) }]),
  ];
}

/** The morning that many days ahead, on the person's clock. */
export function morningAfter(days: number, now: Instant, timeZone: string): Instant {
  const zone = zoneOf(timeZone, new Date(now).toISOString());
  const wall = toWall(now, zone);
  return toInstant({ ...wall, day: wall.day + days, hour: hours.morning, minute: 0, second: 0 }, zone);
}

/** The form in which a payload carries the time. */
export function sendAtOf(at: Instant, timeZone: string): string {
  return toLocalIso(at, zoneOf(timeZone, new Date(at).toISOString()));
}

/** The instant of a day and an hour; null when it is missing or past. */
export function chosenInstant(date: string, time: string, timeZone: string, now: Instant): Instant | null {
  if (date === '' || time === '') return null;
  const at = chosenMoment({ date, time }, timeZone);
  return at > now ? at : null;
}
