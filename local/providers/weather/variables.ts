import { getTimes } from 'suncalc';
import type { Place } from '../../seed/places.ts';

type Variable = { unit: string; value: (place: Place, hour: number) => number };

/** Warmest at three in the afternoon, eight degrees above the night. */
function celsiusAt({ weather }: Place, hour: number): number {
  return round(weather.celsius + 4 * Math.cos(((hour - 15) / 24) * 2 * Math.PI) - 4);
}

/**
 * The variables for an instant or an hour. The weather of a place is always the same; hours differ, and each day ahead
 * is a little warmer.
 */
export const HOURLY: Record<string, Variable> = {
  temperature_2m: { unit: '°C', value: celsiusAt },
  weather_code: { unit: 'wmo code', value: ({ weather }) => weather.code },
  is_day: { unit: '', value: (_, hour) => (hour >= 6 && hour < 18 ? 1 : 0) },
};

/**
 * When the sun rises and sets on a day (`YYYY-MM-DD`), as the clocks of the place show it (`2026-11-22T06:14`). Where it
 * does neither, both are midnight, as Open-Meteo has it.
 */
function sunOf({ latitude, longitude, timeZone }: Place, date: string): { sunrise: string; sunset: string } {
  const { sunrise, sunset } = getTimes(new Date(`${date}T12:00Z`), latitude, longitude);
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  const shown = (at: Date | null) => (at === null ? `${date}T00:00` : clock.format(at).replace(' ', 'T'));
  return { sunrise: shown(sunrise), sunset: shown(sunset) };
}

type DailyVariable = {
  unit: string;
  value: (place: Place, date: string, daysAhead: number) => number | string;
};

/** So that days can be told apart. */
const warmerEachDay = 0.5;

export const DAILY: Record<string, DailyVariable> = {
  weather_code: { unit: 'wmo code', value: ({ weather }) => weather.code },
  temperature_2m_max: {
    unit: '°C',
    value: (place, _, ahead) => round(celsiusAt(place, 15) + ahead * warmerEachDay),
  },
  temperature_2m_min: {
    unit: '°C',
    value: (place, _, ahead) => round(celsiusAt(place, 3) + ahead * warmerEachDay),
  },
  sunrise: { unit: 'iso8601', value: (place, date) => sunOf(place, date).sunrise },
  sunset: { unit: 'iso8601', value: (place, date) => sunOf(place, date).sunset },
};

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
