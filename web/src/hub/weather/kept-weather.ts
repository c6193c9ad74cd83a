import { weather } from '@crocodile-hub/core/contract/services';
import * as z from 'zod/mini';
import { personal } from '../../account/person-storage.ts';
import type { Keep } from '../../kit/wire/polled.ts';
import type { Weather } from './weather-source.ts';

const kept = personal('weather', z.object({ value: weather, at: z.number(), asked: z.string() }));

/** The cached weather, of the last city only. */
export function keptWeather(city: string): Keep<Weather> {
  return {
    read: () => {
      const stored = kept.read();
      return stored?.asked === city ? stored : undefined;
    },
    write: (fresh) => kept.write({ ...fresh, asked: city }),
  };
}
