import { describe, expect, it } from 'vitest';

import { ask } from '../testing/ask.ts';
import { startForTest } from '../testing/start.ts';

const wish = 'List-Unsubscribe=One-Click';
const form = { 'Content-Type': 'application/x-www-form-urlencoded' };

/** One call to a site of the stand-in, and what has been sent by then. */
async function visit(site: string, init: RequestInit = {}) {
  const { url } = await startForTest();
  const reply = await fetch(`${url}/web/${site}`, { redirect: 'manual', ...init });
  const bytes = Buffer.from(await reply.arrayBuffer());
  const { body: left } = await ask(`${url}/_sent`);
  return { status: reply.status, headers: reply.headers, bytes, left };
}

const leave = (site: string, { headers = form, body = wish }: { headers?: object; body?: string } = {}) =>
  visit(site, { method: 'POST', headers: { ...headers }, body });

describe('a list', () => {
  it('is left by one POST, and keeps who left', async () => {
    const { status, left } = await leave('https/list.news.example/unsubscribe/now?u=8841&x=%D7%A9');
    expect(status).toBe(200);
    expect(left).toEqual([
      expect.objectContaining({
        provider: 'web',
        kind: 'unsubscribe',
        to: 'https://list.news.example/unsubscribe/now?u=8841&x=%D7%A9',
        text: wish,
      }),
    ]);
  });

  it.each([
    ['another wish', { body: 'List-Unsubscribe=Later' }],
    ['no form', { headers: { 'Content-Type': 'application/json' } }],
    ['a cookie', { headers: { ...form, Cookie: 'a=b' } }],
    ['a referrer', { headers: { ...form, Referer: 'https://hub.example/' } }],
  ])('is not left with %s', async (_, given) => {
    const { status, left } = await leave('https/list.news.example/unsubscribe', given);
    expect([status, left]).toEqual([400, []]);
  });

  it('is not left by looking at its page', async () => {
    const { status, left } = await visit('https/list.news.example/unsubscribe');
    expect([status, left]).toEqual([404, []]);
  });
});

describe('a site', () => {
  it.each([
    'https/img.news.example/1.jpg',
    'http/pictures.example/a/b.png?size=2',
    'https/t.news.example/o.gif',
  ])('shows a picture at %s', async (site) => {
    const { status, headers, bytes } = await visit(site);
    expect([status, headers.get('Content-Type')]).toEqual([200, 'image/png']);
    expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([160, 90]);
  });

  it.each([
    ['https/news.example/refuse', 403],
    ['https/news.example/nothing', 404],
    ['https/example.com/a.png', 502],
    ['https/metadata.google.internal/unsubscribe', 502],
    ['ftp/news.example/a.png', 404],
  ])('at %s answers %i', async (site, status) => {
    const answers = [await leave(site), await visit(site)];
    expect(answers.map((one) => [one.status, one.left])).toEqual([
      [status, []],
      [status, []],
    ]);
  });

  it('leads elsewhere where it is asked to', async () => {
    const { status, headers } = await visit('https/news.example/redirect');
    expect([status, headers.get('Location')]).toEqual([302, 'https://elsewhere.example/']);
  });

  it('is slow where it is asked to be', async () => {
    const slow = visit('https/news.example/slow', { signal: AbortSignal.timeout(300) });
    await expect(slow).rejects.toMatchObject({ name: 'TimeoutError' });
  });

  it('fails on request', async () => {
    const { url } = await startForTest();
    const body = { provider: 'web', kind: 'status', status: 500, path: '/a.png' };
    await ask(`${url}/_faults`, { method: 'POST', body });
    const picture = () => fetch(`${url}/web/https/pictures.example/a.png`);
    expect([(await picture()).status, (await picture()).status]).toEqual([500, 200]);
  });
});
