import { Hono } from 'hono';
import { z } from 'zod';

import { dayMs, minuteMs } from '@crocodile-hub/core/time/units';
import { PLACES, nearestPlace } from '../../../seed/places.ts';
import type { Place } from '../../../seed/places.ts';
import type { Clock } from '../../kit/clock.ts';
import { WeatherError } from '../errors.ts';
import { DAILY, HOURLY } from '../variables.ts';

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
  timezone: z.string().optional(),
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
    current_units: { time: 'iso8601', interval: 'seconds', ...unitsOf(HOURLY, query.current) },
    current: {
      time: now,
      interval: 900,
      ...Object.fromEntries(query.current.map((name) => [name, known(HOURLY, name).value(place, hour)])),
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
    hours.map((hour) => known(HOURLY, name).value(place, hour % 24)),
  ]);
  return {
    hourly_units: { time: 'iso8601', ...unitsOf(HOURLY, query.hourly) },
    hourly: { time, ...Object.fromEntries(columns) },
  };
}

function dayByDay(query: ForecastQuery, place: Place, now: string) {
  const days = Array.from({ length: query.forecast_days }, (_, index) => dayAfter(now, index));
  const columns = query.daily.map((name) => {
    const { value } = known(DAILY, name);
    return [name, days.map((day, ahead) => value(place, day, ahead))];
  });
  return {
    daily_units: { time: 'iso8601', ...unitsOf(DAILY, query.daily) },
    daily: { time: days, ...Object.fromEntries(columns) },
  };
}

function unitsOf(table: Record<string, { unit: string }>, wanted: string[]) {
  return Object.fromEntries(wanted.map((name) => [name, known(table, name).unit]));
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
