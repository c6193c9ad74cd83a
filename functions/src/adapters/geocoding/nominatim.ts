import * as z from 'zod/mini';
import type { Instant } from '@crocodile-hub/core/contract/time';
import { dayMs } from '@crocodile-hub/core/time/units';
import { Failure } from '../../ports/failure.ts';
import type { Places } from '../../ports/outside.ts';
import { isSuccess, readJson, refusal, request, type HttpReply } from '../shared/http.ts';
import { circuit } from '../shared/circuit.ts';
import { fairShare } from '../shared/fair-share.ts';
import { kept } from '../shared/kept.ts';
import { retrying } from '../shared/retrying.ts';

export type PlacesOptions = { baseUrl: string; appOrigin: string; timeoutMs: number; now: () => Instant };

const unavailable = 'noPlace';
const refusals = { failed: unavailable, refused: unavailable, usualWaitSeconds: 60 } as const;
const keptMs = dayMs;
/** Two decimals are about a kilometre: exact enough for a town, and too rough for a home. */
const decimals = 2;
const placesAMinute = 10;

const place = z.object({
  error: z.optional(z.string()),
  address: z.optional(
    z.object({
      city: z.optional(z.string()),
      town: z.optional(z.string()),
      village: z.optional(z.string()),
      municipality: z.optional(z.string()),
      county: z.optional(z.string()),
      country: z.optional(z.string()),
    }),
  ),
});

export function nominatim({ baseUrl, appOrigin, timeoutMs, now }: PlacesOptions): Places {
  const guarded = circuit(unavailable, now);
  const takeShare = fairShare(placesAMinute, unavailable, now);
  // The usage policy asks who is calling.
  const headers = { 'User-Agent': `crocodile-hub (${appOrigin})`, 'Accept-Language': 'en' };
  const find = kept({ keptMs, now }, async (query) => {
    takeShare();
    return await retrying(() =>
      request(`${baseUrl}/reverse?${query}`, { headers }, townIn, {
        timeoutMs,
        silence: unavailable,
        circuit: guarded,
      }),
    );
  });

  return {
    at({ latitude, longitude }) {
      const query = {
        lat: latitude.toFixed(decimals),
        lon: longitude.toFixed(decimals),
        zoom: '10',
        format: 'jsonv2',
      };
      return find(new URLSearchParams(query).toString());
    },
  };
}

function townIn(reply: HttpReply): { city: string; country: string } {
  if (!isSuccess(reply)) throw refusal(reply, refusals);
  const { address } = readJson(reply, place, unavailable);
  const city = address?.city ?? address?.town ?? address?.village ?? address?.municipality ?? address?.county;
  if (city === undefined) throw new Failure('not-found', unavailable);
  return { city, country: address?.country ?? '' };
}
