import { limits } from '@crocodile-hub/core/domain/limits';
import { call, type Reply } from '../../kit/wire/call.ts';
import type { PolledSource } from '../../kit/wire/polled.ts';

export type Weather = Reply<'weather'>['weather'];

/** The weather of a city, kept a day in this browser. Rule limits.caches.1. */
export function weatherSource(city: string): PolledSource<Weather> {
  return {
    name: `weather/${city}`,
    load: async () => {
      const outcome = await call('weather', { query: { city } });
      return outcome.ok ? { ok: true, reply: outcome.reply.weather } : outcome;
    },
    cacheMs: limits.weatherCacheMs,
    pollMs: limits.dashboardPollMs,
    keep: async () => (await import('./kept-weather.ts')).keptWeather(city),
  };
}
