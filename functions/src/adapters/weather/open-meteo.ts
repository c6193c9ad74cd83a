import * as z from 'zod/mini';
import type { Instant } from '@crocodile-hub/core/contract/time';
import { dayMs, minuteMs } from '@crocodile-hub/core/time/units';
import { Failure } from '../../ports/failure.ts';
import type { DayForecast, Sky, Weather } from '../../ports/outside.ts';
import { circuit } from '../shared/circuit.ts';
import { fairShare } from '../shared/fair-share.ts';
import { isSuccess, readJson, refusal, request, type HttpReply } from '../shared/http.ts';
import { kept } from '../shared/kept.ts';
import { retrying } from '../shared/retrying.ts';

type WeatherOptions = { forecastUrl: string; placesUrl: string; timeoutMs: number; now: () => Instant };

const unavailable = 'noWeather';
const refusals = { failed: unavailable, refused: unavailable, usualWaitSeconds: 60 } as const;
const keptMs = 10 * minuteMs;
/** A city stays where it is. */
const zoneKeptMs = dayMs;
const citiesAMinute = 20;

const found = z.object({
  results: z.optional(
    z.array(
      z.object({
        name: z.string(),
        latitude: z.number(),
        longitude: z.number(),
        timezone: z.optional(z.string()),
      }),
    ),
  ),
});
const current = z.object({ current: z.object({ temperature_2m: z.number(), weather_code: z.number() }) });
const days = z.object({
  daily: z.object({
    time: z.array(z.string()),
    temperature_2m_min: z.array(z.number()),
    temperature_2m_max: z.array(z.number()),
    weather_code: z.array(z.number()),
    sunrise: z.array(z.string()),
    sunset: z.array(z.string()),
  }),
});
/** `time` is the local time of the place: `2026-11-20T09:00`. */
const hourly = z.object({
  utc_offset_seconds: z.number(),
  hourly: z.object({
    time: z.array(z.string()),
    temperature_2m: z.array(z.number()),
    weather_code: z.array(z.number()),
  }),
});
/** A weekday named on that very weekday is a week away. */
const daysAhead = 8;
const daysOfHours = 3;

export function openMeteo({ forecastUrl, placesUrl, timeoutMs, now }: WeatherOptions): Weather {
  const guarded = circuit(unavailable, now);
  const takeShare = fairShare(citiesAMinute, unavailable, now);
  function get<T>(url: string, schema: z.ZodMiniType<T>): Promise<T> {
    const read = (reply: HttpReply) => {
      if (!isSuccess(reply)) throw refusal(reply, refusals);
      return readJson(reply, schema, unavailable);
    };
    return retrying(() => request(url, {}, read, { timeoutMs, silence: unavailable, circuit: guarded }));
  }

  async function placeOf(city: string) {
    takeShare();
    const name = new URLSearchParams({ name: city, count: '1', format: 'json' });
    const [place] = (await get(`${placesUrl}/v1/search?${name.toString()}`, found)).results ?? [];
    if (place === undefined) throw new Failure('not-found', unavailable);
    return place;
  }

  async function ask<T>(
    { latitude, longitude }: { latitude: number; longitude: number },
    wanted: Record<string, string>,
    schema: z.ZodMiniType<T>,
  ): Promise<T> {
    const query = new URLSearchParams({
      latitude: String(latitude),
      longitude: String(longitude),
      ...wanted,
    });
    return await get(`${forecastUrl}/v1/forecast?${query.toString()}`, schema);
  }

  return {
    now: kept({ keptMs, now }, async (city) => {
      const place = await placeOf(city);
      const sky = await ask(place, { current: 'temperature_2m,weather_code' }, current);
      return {
        city: place.name,
        temperature: sky.current.temperature_2m,
        description: descriptionOf(sky.current.weather_code),
      };
    }),

    forecast: kept({ keptMs, now }, async (city) => {
      const wanted = {
        daily: 'temperature_2m_min,temperature_2m_max,weather_code,sunrise,sunset',
        timezone: 'auto',
        forecast_days: String(daysAhead),
      };
      const found = await ask(await placeOf(city), wanted, days);
      return found.daily.time.flatMap((day, index) => forecastOf(found, day, index));
    }),

    hours: kept({ keptMs, now }, async (city) => {
      const wanted = {
        hourly: 'temperature_2m,weather_code',
        timezone: 'auto',
        forecast_days: String(daysOfHours),
      };
      const found = await ask(await placeOf(city), wanted, hourly);
      return found.hourly.time.flatMap((time, index) => {
        const [temperature, code] = [found.hourly.temperature_2m[index], found.hourly.weather_code[index]];
        const at = Date.parse(`${time}Z`) - found.utc_offset_seconds * 1_000;
        return temperature === undefined || code === undefined
          ? []
          : [{ at, clock: time, temperature, description: descriptionOf(code) }];
      });
    }),

    zone: kept({ keptMs: zoneKeptMs, now }, async (city) => {
      const { timezone } = await placeOf(city);
      if (timezone === undefined) throw new Failure('not-found', unavailable);
      return timezone;
    }),
  };
}

function forecastOf({ daily }: z.output<typeof days>, day: string, index: number): DayForecast[] {
  const [lowest, highest] = [daily.temperature_2m_min[index], daily.temperature_2m_max[index]];
  const code = daily.weather_code[index];
  if (lowest === undefined || highest === undefined || code === undefined) return [];
  const sun = sunOf(day, daily.sunrise[index], daily.sunset[index]);
  return [{ day, lowest, highest, description: descriptionOf(code), ...sun }];
}

/** WMO code table 4677, as far as Open-Meteo uses it; each entry serves up to the next one. */
const descriptions: readonly (readonly [from: number, description: Sky])[] = [
  [0, 'Clear sky'],
  [1, 'Mainly clear'],
  [2, 'Partly cloudy'],
  [3, 'Overcast'],
  [45, 'Fog'],
  [51, 'Drizzle'],
  [61, 'Rain'],
  [66, 'Freezing rain'],
  [71, 'Snow'],
  [80, 'Rain showers'],
  [85, 'Snow showers'],
  [95, 'Thunderstorm'],
];

function descriptionOf(code: number): Sky {
  return descriptions.findLast(([from]) => code >= from)?.[1] ?? 'Unknown';
}

/**
 * The clock of local times such as `2026-11-20T06:12`. Where the sun does not rise, both are the same midnight; where it
 * does not set, it sets at that of the next day: https://github.com/open-meteo/open-meteo/pull/844
 */
function sunOf(day: string, sunrise = '', sunset = ''): Pick<DayForecast, 'sunrise' | 'sunset'> {
  const isUsual = sunrise !== sunset && sunrise.startsWith(day) && sunset.startsWith(day);
  return isUsual
    ? { sunrise: sunrise.slice(11, 16), sunset: sunset.slice(11, 16) }
    : { sunrise: '', sunset: '' };
}
