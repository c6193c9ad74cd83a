import { weather } from '@crocodile-hub/core/contract/services';
import { limits } from '@crocodile-hub/core/domain/limits';
import * as z from 'zod/mini';
import { personal } from '../../../shared/auth/person-storage.ts';
import { call } from '../../../shared/http/call.ts';
import type { PolledSource } from '../../../shared/lib/polled.ts';

export type Weather = z.output<typeof weather>;

const kept = personal('weather', z.object({ value: weather, at: z.number(), asked: z.string() }));

/** The weather of a city, kept a day in this browser. Spec section 9. */
export function weatherSource(city: string): PolledSource<Weather> {
  return {
    name: `weather/${city}`,
    load: async () => {
      const outcome = await call('weather', { query: { city } });
      return outcome.ok ? { ok: true, reply: outcome.reply.weather } : outcome;
    },
    cacheMs: limits.weatherCacheMs,
    pollMs: limits.dashboardPollMs,
    keep: {
      read: () => {
        const stored = kept.read();
        return stored?.asked === city ? stored : undefined;
      },
      write: (fresh) => kept.write({ ...fresh, asked: city }),
    },
  };
}
