import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { outsideWeb } from './outside-web.ts';

const asked: string[] = [];
const server = createServer(({ method, url }, response) => {
  asked.push(`${method} ${url}`);
  response.end('hello');
});
let baseUrl = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/web`;
});
afterAll(() => new Promise<unknown>((resolve) => void server.close(resolve)));
beforeEach(() => void asked.splice(0));

const told = { refused: 'pictureRefused', silent: 'pictureUnavailable' } as const;
const plain = { method: 'GET', headers: {}, mostBytes: 5 } as const;

/** Asks by way of the base address; no name is resolved here. */
function get(address: string, mostBytes = 5) {
  const resolve = () => Promise.reject(new Error('nobody asked for a name'));
  const web = outsideWeb({ timeoutMs: 2_000, baseUrl, resolve });
  return web(told, (ask) => ask(new URL(address), { ...plain, mostBytes }));
}

describe('another web in the place of the web', () => {
  it.each([
    ['https://pictures.example/a.png?size=2', 'GET /web/https/pictures.example/a.png?size=2'],
    ['http://pictures.example', 'GET /web/http/pictures.example/'],
    ['http://pictures.example:443/a', 'GET /web/http/pictures.example:443/a'],
    ['https://93.184.216.34/a', 'GET /web/https/93.184.216.34/a'],
  ])('is asked for %s by its name', async (address, call) => {
    const { status, bytes } = await get(address);
    expect([status, Buffer.from(bytes).toString(), asked]).toEqual([200, 'hello', [call]]);
  });

  it.each([
    'http://169.254.169.254/key.png',
    'http://127.0.0.1/a.png',
    'http://2130706433/a.png',
    'http://[::1]/a.png',
    'http://[::ffff:127.0.0.1]/a.png',
    'http://localhost/a.png',
    'http://pictures.localhost/a.png',
    'http://metadata.google.internal./',
    'http://a:b@pictures.example/a.png',
    'https://pictures.example:8443/a.png',
    'ftp://pictures.example/a.png',
  ])('is not asked for %s', async (address) => {
    await expect(get(address)).rejects.toMatchObject({ kind: 'invalid', reason: 'pictureRefused' });
    expect(asked).toEqual([]);
  });

  it('is not read further than asked for', async () => {
    await expect(get('https://pictures.example/', 4)).rejects.toMatchObject({ kind: 'invalid' });
    expect((await get('https://pictures.example/', 0)).bytes).toHaveLength(0);
  });
});
