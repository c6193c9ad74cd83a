import { Hono } from 'hono';
import { z } from 'zod';

import { dayMs, minuteMs } from '@crocodile-hub/core/time/units';
import { PLACES, nearestPlace } from '../../../seed/places.ts';
import type { Place } from '../../../seed/place.ts';
import type { Clock } from '../../kit/clock.ts';
import { WeatherError } from '../errors.ts';
import { DAILY, HOURLY, inFahrenheit } from '../variables.ts';

const names = z
  .string()
  .default('')
  .transform((list) => list.split(',').filter((name) => name !== ''));

const ForecastQuery = z.object({
  latitude: z.coerce.number('Parameter latitude must be a number').min(-90).max(90),
  longitude: z.coerce.number('Parameter longitude must be a number').min(-180).max(180),
  current: names,
  hourly: names,
  daily: names,
  current_weather: z.stringbool().default(false),
  timezone: z.string().optional(),
  temperature_unit: z.enum(['celsius', 'fahrenheit']).default('celsius'),
  forecast_days: z.coerce.number().int().min(0).max(16).default(7),
});

type ForecastQuery = z.infer<typeof ForecastQuery>;

/** `/v1/forecast` of api.open-meteo.com. */
export function forecastRoutes(clock: Clock): Hono {
  const app = new Hono();

  app.get('/v1/forecast', (c) => {
    if (c.req.query('latitude') === undefined || c.req.query('longitude') === undefined) {
      throw new WeatherError('Parameter latitude and longitude are required');
    }
    const query = ForecastQuery.parse(c.req.query());
    const place = placeNear(query.latitude, query.longitude);
    const zone = zoneOf(query, place);
    const now = localTime(clock.now(), zone);
    return c.json({
      latitude: query.latitude,
      longitude: query.longitude,
      generationtime_ms: 0.05,
      utc_offset_seconds: now.offsetSeconds,
      timezone: zone,
      timezone_abbreviation: zone === 'GMT' ? 'GMT' : `GMT${now.offsetSeconds / 3600}`,
      elevation: 21,
      ...(query.current.length > 0 ? currently(query, place, now.text) : {}),
      ...(query.current_weather ? oldStyleCurrent(query, place, now.text) : {}),
      ...(query.hourly.length > 0 ? hourByHour(query, place, now.text) : {}),
      ...(query.daily.length > 0 ? dayByDay(query, place, now.text) : {}),
    });
  });

  return app;
}

/** Without a known place nearby, the weather is that of the first place. */
function placeNear(latitude: number, longitude: number): Place {
  const place = nearestPlace(latitude, longitude)?.place ?? PLACES[0];
  if (!place) throw new WeatherError('No data is available for this location');
  return place;
}

function zoneOf({ timezone, daily }: ForecastQuery, place: Place): string {
  if (timezone === undefined && daily.length > 0) throw new WeatherError('Timezone is required');
  if (timezone === 'auto') return place.timeZone;
  return timezone ?? 'GMT';
}

function currently(query: ForecastQuery, place: Place, now: string) {
  const hour = Number(now.slice(11, 13));
  return {
    current_units: { time: 'iso8601', interval: 'seconds', ...unitsOf(HOURLY, query.current, query) },
    current: {
      time: now,
      interval: 900,
      ...Object.fromEntries(query.current.map((name) => [name, valueOf(name, place, hour, query)])),
    },
  };
}

function oldStyleCurrent(query: ForecastQuery, place: Place, now: string) {
  const hour = Number(now.slice(11, 13));
  const read = (name: string) => valueOf(name, place, hour, query);
  return {
    current_weather: {
      time: now,
      interval: 900,
      temperature: read('temperature_2m'),
      windspeed: read('wind_speed_10m'),
      winddirection: read('wind_direction_10m'),
      is_day: read('is_day'),
      weathercode: read('weather_code'),
    },
  };
}

function hourByHour(query: ForecastQuery, place: Place, now: string) {
  const hours = Array.from({ length: query.forecast_days * 24 }, (_, index) => index);
  const time = hours.map(
    (hour) => `${dayAfter(now, Math.floor(hour / 24))}T${String(hour % 24).padStart(2, '0')}:00`,
  );
  const columns = query.hourly.map((name) => [
    name,
    hours.map((hour) => valueOf(name, place, hour % 24, query)),
  ]);
  return {
    hourly_units: { time: 'iso8601', ...unitsOf(HOURLY, query.hourly, query) },
    hourly: { time, ...Object.fromEntries(columns) },
  };
}

function dayByDay(query: ForecastQuery, place: Place, now: string) {
  const days = Array.from({ length: query.forecast_days }, (_, index) => dayAfter(now, index));
  const columns = query.daily.map((name) => {
    const { unit, value } = known(DAILY, name);
    return [
      name,
      days.map((day, ahead) => {
        const there = value(place, day, ahead);
        return typeof there === 'number' ? inUnit(unit, there, query) : there;
      }),
    ];
  });
  return {
    daily_units: { time: 'iso8601', ...unitsOf(DAILY, query.daily, query) },
    daily: { time: days, ...Object.fromEntries(columns) },
  };
}

function valueOf(name: string, place: Place, hour: number, query: ForecastQuery): number {
  const { unit, value } = known(HOURLY, name);
  return inUnit(unit, value(place, hour), query);
}

function inUnit(unit: string, value: number, { temperature_unit }: ForecastQuery): number {
  return temperature_unit === 'fahrenheit' ? inFahrenheit(unit, value) : value;
}

function unitsOf(
  table: Record<string, { unit: string }>,
  wanted: string[],
  { temperature_unit }: ForecastQuery,
) {
  const units = wanted.map((name) => {
    const { unit } = known(table, name);
    return [name, unit === '°C' && temperature_unit === 'fahrenheit' ? '°F' : unit];
  });
  return Object.fromEntries(units);
}

function known<T>(table: Record<string, T>, name: string): T {
  const entry = table[name];
  if (entry === undefined)
    throw new WeatherError(`Cannot initialize variable from invalid String value ${name}.`);
  return entry;
}

function localTime(instant: number, zone: string): { text: string; offsetSeconds: number } {
  const quarter = Math.floor(instant / 900_000) * 900_000;
  const text = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' })
    .format(quarter)
    .replace(' ', 'T');
  return {
    text,
    offsetSeconds: (Date.parse(`${text}:00Z`) - Math.floor(quarter / minuteMs) * minuteMs) / 1000,
  };
}

function dayAfter(now: string, days: number): string {
  return new Date(Date.parse(`${now.slice(0, 10)}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}
