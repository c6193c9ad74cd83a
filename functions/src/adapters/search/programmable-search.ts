import * as z from 'zod/mini';
import type { WebResult, WebSearch } from '../../ports/outside.ts';
import { isSuccess, readJson, refusal, request, type HttpReply } from '../shared/http.ts';
import { circuit } from '../shared/circuit.ts';
import { fairShare } from '../shared/fair-share.ts';
import { retrying } from '../shared/retrying.ts';

export type SearchOptions = { baseUrl: string; key: string; engineId: string; timeoutMs: number };

const unavailable = 'searchSilent';
const refusals = { failed: unavailable, refused: 'searchRefused', usualWaitSeconds: 30 } as const;
const mostResults = '8';
/** Google counts those of all people together. */
const searchesAMinute = 20;

const found = z.object({
  items: z.optional(
    z.array(z.object({ title: z.string(), link: z.string(), snippet: z.optional(z.string()) })),
  ),
});

/** Google Programmable Search. */
export function programmableSearch({ baseUrl, key, engineId, timeoutMs }: SearchOptions): WebSearch {
  const guarded = circuit(unavailable);
  const takeShare = fairShare(searchesAMinute, unavailable);
  return {
    isConfigured: true,
    async find(query, { locale }) {
      takeShare();
      const language = /^[a-z]{2}/.exec(locale ?? '')?.[0];
      const params = new URLSearchParams({
        key,
        cx: engineId,
        q: query,
        num: mostResults,
        ...(language === undefined ? {} : { hl: language }),
      });
      const url = `${baseUrl}/customsearch/v1?${params.toString()}`;
      return await retrying(() =>
        request(url, {}, resultsIn, { timeoutMs, silence: unavailable, circuit: guarded }),
      );
    },
  };
}

function resultsIn(reply: HttpReply): WebResult[] {
  if (!isSuccess(reply)) throw refusal(reply, refusals);
  const { items = [] } = readJson(reply, found, unavailable);
  return items
    .filter(({ link }) => /^https?:\/\//i.test(link))
    .map(({ title, link, snippet }) => ({ title, url: link, snippet: snippet ?? '' }));
}
