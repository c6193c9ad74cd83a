import { describe, expect, it } from 'vitest';

import { ask } from '../testing/ask.ts';
import { startForTest } from '../testing/start.ts';

async function search(query: string, parameters = '') {
  const { url } = await startForTest();
  const address = `${url}/search/customsearch/v1?key=local&cx=local&q=${encodeURIComponent(query)}${parameters}`;
  return ask(address);
}

describe('a web search', () => {
  it('finds pages, the best first, in Google’s shape', async () => {
    const { body } = await search('quiet places park');
    expect(body).toMatchObject({
      kind: 'customsearch#search',
      searchInformation: { totalResults: expect.any(String) },
      items: [
        {
          title: 'Four quiet places near HaYarkon Park',
          link: 'https://parks.example/hayarkon/quiet-places',
          displayLink: 'parks.example',
          snippet: expect.stringContaining('quiet places'),
        },
      ],
    });
  });

  it('finds Hebrew words behind their prefixes', async () => {
    const { body } = await search('טיסות אתונה');
    expect(body).toMatchObject({ items: [{ title: 'טיסות ישירות מתל אביב לאתונה' }] });
  });

  it('comes in pages', async () => {
    const { body: first } = await search('athens', '&num=1');
    expect(first).toMatchObject({ queries: { nextPage: [{ startIndex: 2 }] }, items: [{}] });
    const { body: second } = await search('athens', '&num=1&start=2');
    expect((second as { items: { link: string }[] }).items[0]?.link).not.toBe(
      (first as { items: { link: string }[] }).items[0]?.link,
    );
  });

  it('has no items where nothing is found', async () => {
    expect((await search('zebra')).body).not.toHaveProperty('items');
  });

  it('needs a key that is good', async () => {
    const { url } = await startForTest();
    for (const key of ['', '&key=expired-1']) {
      const reply = await ask(`${url}/search/customsearch/v1?cx=local&q=x${key}`);
      expect(reply).toMatchObject({
        status: 400,
        body: { error: { details: [{ reason: 'API_KEY_INVALID' }] } },
      });
    }
  });
});
