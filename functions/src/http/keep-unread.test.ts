import { once } from 'node:events';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorReply } from '@crocodile-hub/core/contract/errors';
import { routes } from '@crocodile-hub/core/contract/routes';
import { fakeClock } from '../testing/fake-clock.ts';
import { generousLimits } from '../testing/generous-limits.ts';
import { memoryUsage } from '../testing/memory-usage.ts';
import { countingIds, quietLog } from '../testing/quiet.ts';
import { serveInFramework } from '../testing/serve-in-framework.ts';
import { makeApp } from './app.ts';
import { readAudioForm } from './read-body.ts';
import type { Handlers } from './call.ts';

let server: Awaited<ReturnType<typeof serveInFramework>>;
const seen: { chat?: unknown; webhook?: Uint8Array; audio?: Blob | null } = {};

const handlers = new Proxy<Partial<Handlers>>(
  {
    chat: ({ body }) => {
      seen.chat = body.message;
      return Promise.resolve(new Response('{}'));
    },
    metaWebhook: ({ raw }) => {
      seen.webhook = raw.bytes;
      return Promise.resolve({ success: true });
    },
    transcribe: async ({ raw }) => {
      seen.audio = (await readAudioForm(raw)).audio;
      return { success: true, transcript: '', language: 'en-US' };
    },
  },
  { get: (own, name) => Reflect.get(own, name) ?? (() => Promise.resolve({ success: true })) },
) as Handlers;

const app = makeApp(
  {
    clock: fakeClock(),
    ids: countingIds(),
    log: quietLog,
    usage: memoryUsage(),
    identity: { verify: () => ({ uid: 'anna', googleIds: [], startedAt: 0 }) },
    proof: null,
    origins: [],
    limits: generousLimits,
  },
  handlers,
);

beforeAll(async () => {
  server = await serveInFramework(app.fetch);
});
afterAll(() => server.close());

/** One call to the functions framework, with the path and the headers exactly as given. */
async function ask(method: string, path: string, headers: Record<string, string>, body?: Buffer | string) {
  const call = request({ port: server.port, host: '127.0.0.1', method, path, headers });
  call.end(body);
  const [response] = await once(call, 'response');
  const text = await new Response(response).text();
  return { status: Number(response.statusCode), cache: response.headers['cache-control'], text };
}

const bearer = { authorization: 'Bearer anna' };
const json = { ...bearer, 'content-type': 'application/json' };
const form = 'application/x-www-form-urlencoded';
const chat = routes.chat.path;

describe('inside the functions framework', () => {
  it.each([
    ['that is no JSON', chat, json, '{"message":', 400],
    ['that is no UTF-8', chat, json, Buffer.from([0x22, 0xff, 0x22]), 400],
    ['of another charset', chat, { ...json, 'content-type': 'application/json; charset=utf-32' }, '{}', 415],
    ['of another type', chat, { ...json, 'content-type': 'application/xml' }, '<a/>', 415],
    ['that is compressed', chat, { ...json, 'content-encoding': 'gzip' }, 'no gzip at all', 415],
    ['that is a form of too many fields', chat, { ...json, 'content-type': form }, 'a=1&'.repeat(9_000), 415],
    ['of unstated length', chat, { ...json, 'transfer-encoding': 'chunked' }, '{}', 411],
    ['that is too large', chat, json, Buffer.alloc(1_000_001), 413],
  ])('a body %s is refused in the words of the contract', async (_, path, headers, body, status) => {
    const answer = await ask('POST', path, headers, body);
    expect([answer.status, answer.cache]).toEqual([status, 'no-store']);
    expect(errorReply.parse(JSON.parse(answer.text)).code).toBe('invalid');
  });

  it.each(['/api/%ff', '/%', '/favicon.ico', '/robots.txt', '//evil.test/', '/\\'])(
    'the address %s is refused in the words of the contract',
    async (path) => {
      const answer = await ask('GET', path, bearer);
      expect([400, 404]).toContain(answer.status);
      expect([answer.cache, errorReply.parse(JSON.parse(answer.text)).success]).toEqual(['no-store', false]);
    },
  );

  it('a call is read as it was sent', async () => {
    const answer = await ask('POST', chat, json, JSON.stringify({ message: 'שלום', userId: 'anna' }));
    expect([answer.status, seen.chat]).toEqual([200, 'שלום']);
  });

  it('a signed webhook is handed on byte for byte', async () => {
    const body = Buffer.from('{ "entry" : [ 1 ,\n 2 ] }');
    await ask('POST', routes.metaWebhook.path, { 'content-type': 'application/json' }, body);
    expect(Buffer.from(seen.webhook ?? []).equals(body)).toBe(true);
  });

  it('a recording of ten megabytes arrives whole', async () => {
    const recording = new FormData();
    recording.set('audio', new Blob([new Uint8Array(9_990_000).fill(7)], { type: 'audio/webm' }));
    const sent = new Response(recording);
    const body = Buffer.from(await sent.arrayBuffer());
    const headers = { ...bearer, 'content-type': sent.headers.get('content-type') ?? '' };
    const answer = await ask('POST', routes.transcribe.path, headers, body);
    expect([answer.status, seen.audio?.size]).toEqual([200, 9_990_000]);
  });

  it('a question for the headers alone is answered', async () => {
    expect((await ask('HEAD', routes.dashboard.path, bearer)).status).toBe(200);
  });
});
