import { getTimes } from 'suncalc';
import type { Place } from '../../seed/place.ts';

/**
 * When the sun rises and sets on a day (`YYYY-MM-DD`), as the clocks of the place show it (`2026-11-22T06:14`). Where it
 * does neither, both are midnight, as Open-Meteo has it.
 */
export function sunOf(
  { latitude, longitude, timeZone }: Place,
  date: string,
): { sunrise: string; sunset: string } {
  const { sunrise, sunset } = getTimes(new Date(`${date}T12:00Z`), latitude, longitude);
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  const shown = (at: Date | null) => (at === null ? `${date}T00:00` : clock.format(at).replace(' ', 'T'));
  return { sunrise: shown(sunrise), sunset: shown(sunset) };
}
