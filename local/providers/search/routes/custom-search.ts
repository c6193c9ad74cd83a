import { Hono } from 'hono';
import { z } from 'zod';

import { WEB_PAGES } from '../../../seed/web-pages.ts';
import type { WebPage } from '../../../seed/web-pages.ts';
import { invalidKey } from '../failures.ts';
import { findPages, snippetOf } from '../corpus.ts';

const SearchQuery = z.object({
  key: z.string().optional(),
  cx: z.string().min(1),
  q: z.string().min(1),
  num: z.coerce.number().int().min(1).max(10).default(10),
  start: z.coerce.number().int().min(1).max(91).default(1),
});

/** `/customsearch/v1` of Google's Programmable Search. A key beginning with "expired" is refused. */
export function customSearchRoutes(): Hono {
  const app = new Hono();

  app.get('/customsearch/v1', (c) => {
    const query = SearchQuery.parse(c.req.query());
    if (!query.key || query.key.startsWith('expired')) return invalidKey();
    const hits = findPages(WEB_PAGES, query.q);
    const shown = hits.slice(query.start - 1, query.start - 1 + query.num);
    const request = requestOf(query, hits.length, shown.length);
    const next = query.start + query.num;
    return c.json({
      kind: 'customsearch#search',
      queries: {
        request: [request],
        ...(next <= hits.length ? { nextPage: [{ ...request, startIndex: next }] } : {}),
      },
      searchInformation: {
        searchTime: 0.2,
        formattedSearchTime: '0.20',
        totalResults: String(hits.length),
        formattedTotalResults: String(hits.length),
      },
      ...(shown.length > 0 ? { items: shown.map(({ page }) => present(page, query.q)) } : {}),
    });
  });

  return app;
}

function requestOf({ q, start, cx }: z.infer<typeof SearchQuery>, total: number, count: number) {
  return {
    title: `Google Custom Search - ${q}`,
    totalResults: String(total),
    searchTerms: q,
    count,
    startIndex: start,
    inputEncoding: 'utf8',
    outputEncoding: 'utf8',
    safe: 'off',
    cx,
  };
}

function present({ url, title, text }: WebPage, query: string) {
  return {
    kind: 'customsearch#result',
    title,
    link: url,
    displayLink: new URL(url).hostname,
    snippet: snippetOf(text, query),
  };
}
