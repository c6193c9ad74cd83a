import * as z from 'zod/mini';
import { Failure } from '../../ports/failure.ts';
import type { Weather } from '../../ports/weather.ts';
import { isSuccess, readJson, refusal, request, type HttpReply } from '../shared/http.ts';
import { circuit } from '../shared/circuit.ts';
import { kept } from '../shared/kept.ts';
import { retrying } from '../shared/retrying.ts';
import { descriptionOf } from './codes.ts';

export type WeatherOptions = { forecastUrl: string; placesUrl: string; timeoutMs: number };

const unavailable = 'Weather unavailable';
const refusals = { failed: unavailable, refused: unavailable, usualWaitSeconds: 60 };
const keptMs = 10 * 60_000;

const found = z.object({
  results: z.optional(z.array(z.object({ name: z.string(), latitude: z.number(), longitude: z.number() }))),
});
const forecast = z.object({ current: z.object({ temperature_2m: z.number(), weather_code: z.number() }) });

export function openMeteo({ forecastUrl, placesUrl, timeoutMs }: WeatherOptions): Weather {
  const guarded = circuit(unavailable);
  function get<T>(url: string, schema: z.ZodMiniType<T>): Promise<T> {
    const read = (reply: HttpReply) => {
      if (!isSuccess(reply)) throw refusal(reply, refusals);
      return readJson(reply, schema, unavailable);
    };
    return retrying(() => request(url, {}, read, { timeoutMs, silence: unavailable, circuit: guarded }));
  }

  return {
    now: kept(keptMs, async (city) => {
      const name = new URLSearchParams({ name: city, count: '1', format: 'json' });
      const [place] = (await get(`${placesUrl}/v1/search?${name.toString()}`, found)).results ?? [];
      if (place === undefined) throw new Failure('not-found', unavailable);
      const at = new URLSearchParams({
        latitude: String(place.latitude),
        longitude: String(place.longitude),
        current: 'temperature_2m,weather_code',
      });
      const { current } = await get(`${forecastUrl}/v1/forecast?${at.toString()}`, forecast);
      return {
        city: place.name,
        temperature: current.temperature_2m,
        description: descriptionOf(current.weather_code),
      };
    }),
  };
}
