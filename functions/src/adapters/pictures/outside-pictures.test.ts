import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { limits } from '@crocodile-hub/core/domain/limits';
import { onBehalfOf } from '../../ports/accounts.ts';
import { outsideWeb } from '../outside/outside-web.ts';
import { outsidePictures } from './outside-pictures.ts';

const png = Buffer.from('89504e470d0a1a0a0000', 'hex');
let answer: RequestListener = (_request, response) => response.end(png);
const server = createServer((request, response) => answer(request, response));
let port = 0;
const resolved: string[] = [];

beforeAll(async () => {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => new Promise<unknown>((resolve) => void server.close(resolve)));

/** Here the open web is this machine, and inside.test what must not be asked. */
const web = outsideWeb({
  timeoutMs: 2_000,
  resolve: (host) => {
    resolved.push(host);
    const open = { address: '127.0.0.1', family: 4 };
    const inside = { address: '10.0.0.1', family: 4 };
    if (host === 'both.test') return Promise.resolve([open, inside]);
    return Promise.resolve(host.startsWith('open.test') ? [open] : [inside]);
  },
  mayConnect: (address) => address === '127.0.0.1',
});
const pictures = outsidePictures(web);
const at = (host: string, path = '/a.png') => `http://${host}:${port}${path}`;
const refused = { kind: 'invalid' };

describe('a picture of a stranger', () => {
  it('is fetched from the very address that was looked at, without cookies and referrer', async () => {
    const headers: string[] = [];
    answer = (request, response) => {
      headers.push(...Object.keys(request.headers), request.headers.host ?? '');
      response.setHeader('Set-Cookie', 'a=b').end(png);
    };
    const picture = await pictures.fetch(at('open.test'));
    expect(picture.mimeType).toBe('image/png');
    expect(Buffer.from(picture.bytes).equals(png)).toBe(true);
    await pictures.fetch(at('open.test'));
    expect(headers).toContain(`open.test:${port}`);
    expect(headers).not.toContain('cookie');
    expect(headers).not.toContain('referer');
  });

  it.each([
    ['inside', () => at('inside.test')],
    ['open and inside', () => at('both.test')],
    ['written as a number', () => at('0xa000001')],
    ['written as IPv6', () => at('[::ffff:10.0.0.1]')],
    ['with a dot behind it', () => at('open.test.')],
    ['with two dots behind it', () => at('open.test..')],
    ['written in other digits', () => at('①⓪.⓪.⓪.①')],
    ['behind an escaped slash', () => at('open.test%2f@inside.test')],
    ['that is this machine', () => at('localhost')],
    ['below this machine', () => at('open.localhost')],
    ['with a password', () => `http://a:b@open.test:${port}/a.png`],
    ['of another protocol', () => `ftp://open.test:${port}/a.png`],
    ['that is none', () => 'picture'],
  ])('of a host %s is not asked for', async (_, address) => {
    let asked = 0;
    answer = (_request, response) => response.end(png, () => (asked += 1));
    await expect(pictures.fetch(address())).rejects.toMatchObject(refused);
    expect(asked).toBe(0);
  });

  it('is followed on the open web, and every hop is looked at', async () => {
    answer = (request, response) =>
      request.url === '/b.png' ? response.end(png) : response.writeHead(302, { Location: '/b.png' }).end();
    expect((await pictures.fetch(at('open.test'))).mimeType).toBe('image/png');
    answer = (_request, response) => response.writeHead(302, { Location: at('inside.test') }).end();
    await expect(pictures.fetch(at('open.test'))).rejects.toMatchObject(refused);
    expect(resolved.at(-1)).toBe('inside.test');
    answer = (_request, response) => response.writeHead(302, { Location: at('open.test') }).end();
    await expect(pictures.fetch(at('open.test'))).rejects.toMatchObject(refused);
  });

  it.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a page', '<html></html>'],
    ['too large', Buffer.concat([png, Buffer.alloc(limits.pictureBytes)])],
  ])('is not shown when it is %s', async (_, body) => {
    answer = (_request, response) => response.setHeader('Content-Type', 'image/png').end(body);
    await expect(pictures.fetch(at('open.test'))).rejects.toMatchObject(refused);
  });

  it('that does not come is said to be missing', async () => {
    answer = (_request, response) => response.writeHead(500).end();
    await expect(pictures.fetch(at('open.test'))).rejects.toMatchObject({ kind: 'unavailable' });
    answer = (request) => request.socket.destroy();
    await expect(pictures.fetch(at('open.test'))).rejects.toMatchObject({ kind: 'unavailable' });
  });

  it('is one of four at once that one person may fetch, of eight in all', async () => {
    const waiting: (() => void)[] = [];
    let most = 0;
    answer = (_request, response) => {
      waiting.push(() => response.end(png));
      most = Math.max(most, waiting.length);
    };
    const asked = (who: string) =>
      Array.from({ length: 6 }, () => onBehalfOf(who, () => pictures.fetch(at('open.test'))));
    const ofOne = asked('anna');
    await vi.waitFor(() => expect(waiting).toHaveLength(4));
    const ofOthers = [...asked('ben'), ...asked('carl')];
    await vi.waitFor(() => expect(waiting).toHaveLength(8));
    answer = (_request, response) => response.end(png);
    for (const finish of waiting) finish();
    const fetched = await Promise.all([...ofOne, ...ofOthers]);
    expect([fetched.length, most]).toEqual([18, 8]);
  });
});
