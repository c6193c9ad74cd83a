import * as z from 'zod/mini';
import { Failure } from '../../ports/failure.ts';
import type { WebSearch } from '../../ports/web-search.ts';
import { readJson, request, retryAfter } from '../shared/http.ts';
import { circuit } from '../shared/circuit.ts';
import { retrying } from '../shared/retrying.ts';

export type SearchOptions = { baseUrl: string; key: string; engineId: string; timeoutMs: number };

const unavailable = 'The web search did not answer. Please try again.';
const mostResults = '8';

const found = z.object({
  items: z.optional(
    z.array(z.object({ title: z.string(), link: z.string(), snippet: z.optional(z.string()) })),
  ),
});

/** Google Programmable Search. */
export function programmableSearch({ baseUrl, key, engineId, timeoutMs }: SearchOptions): WebSearch {
  const guarded = circuit(unavailable);
  return {
    isConfigured: true,
    find(query, { locale }) {
      const language = /^[a-z]{2}/.exec(locale ?? '')?.[0];
      const params = new URLSearchParams({
        key,
        cx: engineId,
        q: query,
        num: mostResults,
        ...(language === undefined ? {} : { hl: language }),
      });
      return retrying(async () => {
        const reply = await request(
          `${baseUrl}/customsearch/v1?${params.toString()}`,
          {},
          { timeoutMs, silence: unavailable, circuit: guarded },
        );
        if (reply.status === 429) {
          throw new Failure('rate-limited', unavailable, { retryAfterSeconds: retryAfter(reply.headers) });
        }
        if (reply.status === 401 || reply.status === 403) {
          throw new Failure('forbidden', 'The web search refused our key.');
        }
        if (reply.status !== 200) throw new Failure('unavailable', unavailable);
        const { items = [] } = readJson(reply, found, unavailable);
        return items
          .filter(({ link }) => /^https?:\/\//i.test(link))
          .map(({ title, link, snippet }) => ({ title, url: link, snippet: snippet ?? '' }));
      });
    },
  };
}
