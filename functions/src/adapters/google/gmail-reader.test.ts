import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../ports/accounts.ts';
import { circuit } from '../shared/circuit.ts';
import { gmailReader } from './gmail-reader.ts';

const anna: Person = { uid: 'anna', googleIds: [], providerToken: null, signedInAt: 0 };
const tokens = {
  token: () => Promise.resolve('ya29.test'),
  renew: () => Promise.resolve('ya29.renewed'),
  recordAnswer: () => Promise.resolve(),
};

let answer: (response: ServerResponse, url: string) => void;
const server = createServer(({ url = '' }, response) => answer(response, url));

beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise<unknown>((resolve) => void server.close(resolve)));

function aReader() {
  const { port } = server.address() as AddressInfo;
  const rootUrl = `http://127.0.0.1:${port}/`;
  return gmailReader({ tokens, rootUrl, timeoutMs: 2_000, circuit: circuit('googleSilent'), now: Date.now });
}

const query = { labelIds: [], q: null, maxResults: 5, pageToken: null, letters: 100 };

describe('a mailbox that answers', () => {
  it('an empty list is empty', async () => {
    answer = (response) =>
      response.setHeader('Content-Type', 'application/json').end('{"resultSizeEstimate":0}');
    expect(await aReader().list(anna, query)).toEqual({
      mails: [],
      unreadable: [],
      nextPageToken: null,
      total: 0,
      historyId: null,
    });
  });

  it.each([
    { pages: [0], found: { count: 0, isLeast: false } },
    { pages: [500, 61], found: { count: 561, isLeast: false } },
    { pages: [500, 500, 500, 500], found: { count: 2_000, isLeast: false } },
    { pages: [500, 500, 500, 500, 7], found: { count: 2_000, isLeast: true } },
  ])('is counted by lists of ids alone, four at most: $pages', async ({ pages, found }) => {
    const urls: URL[] = [];
    answer = (response, path) => {
      const url = new URL(path, 'http://gmail.test');
      const at = Number(url.searchParams.get('pageToken') ?? 0);
      urls.push(url);
      const messages = Array.from({ length: pages[at] ?? 0 }, (_, index) => ({ id: `m${at}-${index}` }));
      const next = at + 1 < pages.length ? { nextPageToken: String(at + 1) } : {};
      const body = JSON.stringify(messages.length === 0 ? {} : { messages, ...next });
      response.setHeader('Content-Type', 'application/json').end(body);
    };
    expect(await aReader().countFound(anna, 'in:sent')).toEqual(found);
    expect(urls).toHaveLength(Math.min(pages.length, 4));
    for (const { pathname, searchParams } of urls) {
      expect(pathname).toBe('/gmail/v1/users/me/messages');
      expect([searchParams.get('q'), searchParams.get('maxResults')]).toEqual(['in:sent', '500']);
    }
  });

  it('nothing, where there is nothing to say, has done it', async () => {
    answer = (response) => response.writeHead(204).end();
    await expect(aReader().relabel(anna, ['m1'], { remove: ['UNREAD'] })).resolves.toEqual([]);
  });

  it('nonsense is not taken for an empty one', async () => {
    answer = (response) =>
      response.setHeader('Content-Type', 'application/json').end('<html>Temporarily out of');
    await expect(aReader().list(anna, query)).rejects.toMatchObject({ kind: 'unavailable' });
    await expect(aReader().relabel(anna, ['m1'], {})).rejects.toMatchObject({ kind: 'unavailable' });
  });

  it('an invitation is known by the outline of its mail, which holds none of its words', async () => {
    const parts = [
      { mimeType: 'text/plain', filename: '', body: { size: 20 } },
      { mimeType: 'text/calendar', filename: '', body: { size: 400 } },
    ];
    const mail = {
      id: 'm1',
      threadId: 't1',
      payload: { mimeType: 'multipart/alternative', headers: [], parts },
    };
    answer = (response, url) => {
      const listed = url.includes('/messages') ? { messages: [{ id: 'm1' }], resultSizeEstimate: 1 } : {};
      const body = url.includes('/messages/m1') ? mail : listed;
      response.setHeader('Content-Type', 'application/json').end(JSON.stringify(body));
    };
    const { mails } = await aReader().list(anna, { ...query, letters: 0 });
    expect(mails).toMatchObject([{ id: 'm1', hasInvitation: true, text: null }]);
  });
});
