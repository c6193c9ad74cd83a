import { dayOfIso, shiftDays, utcOfDay } from '@crocodile-hub/core/time/calendar';
import { toInstant, zoneOf } from '@crocodile-hub/core/time/zone';

/** It is Sunday, 22 November 2026, 10:20 in Jerusalem. */
export const stated = { now: '2026-11-22T10:20:00+02:00', timeZone: 'Asia/Jerusalem' };
export const now = Date.parse(stated.now);
export const today = '2026-11-22';

const zone = zoneOf(stated.timeZone, '');

/** A day, as `2026-11-22`. */
export type IsoDay = string;

export function shifted(day: IsoDay, by: number): IsoDay {
  return new Date(utcOfDay(shiftDays(dayOfIso(day), by))).toISOString().slice(0, 10);
}

/** The instant of minutes after the midnight with which the day begins, by the clock on the wall. */
export function at(day: IsoDay, minutes = 0): number {
  const hour = Math.floor(minutes / 60);
  return toInstant({ ...dayOfIso(day), hour, minute: minutes % 60, second: 0 }, zone);
}
