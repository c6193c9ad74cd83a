import { describe, expect, it } from 'vitest';
import { errorReply } from '@crocodile-hub/core/contract/errors';
import { Failure } from '../ports/failure.ts';
import { fakeClock } from '../testing/fake-clock.ts';
import { countingIds } from '../testing/quiet.ts';
import { makeApp } from './app.ts';
import type { Handlers } from './call.ts';
import { speakEnglish } from './english-issues.ts';

speakEnglish();

const origin = 'http://127.0.0.1:5005';

/** The app with handlers of its own for a few routes, and a log that remembers. */
function anApp(replaced: Partial<Handlers> = {}, limits: Partial<Record<'call' | 'execution', number>> = {}) {
  const logged: unknown[] = [];
  const note = (...entry: unknown[]) => void logged.push(entry);
  const handlers = new Proxy(replaced, {
    get: (target, name) => Reflect.get(target, name) ?? (() => Promise.resolve({ success: true })),
  }) as Handlers;
  const app = makeApp(
    {
      clock: fakeClock(),
      ids: countingIds(),
      log: { info: note, warn: note, error: note },
      identity: {
        verify: (token) =>
          token === 'anna-token'
            ? Promise.resolve({ uid: 'anna', googleIds: [] })
            : Promise.reject(new Failure('unauthenticated', 'User not authenticated')),
      },
      origins: [origin],
      limits: { call: 600, execution: 240, chat: 60, transcription: 20, webhook: 6_000, ...limits },
    },
    handlers,
  );
  const ask = (
    path: string,
    init: Omit<RequestInit, 'headers'> & {
      headers?: Record<string, string>;
      token?: string | null;
      json?: unknown;
    } = {},
  ) => {
    const { token = 'anna-token', json, headers, ...rest } = init;
    const sent = {
      ...rest,
      ...(json === undefined ? {} : { method: 'POST', body: JSON.stringify(json) }),
      headers: {
        'Content-Type': 'application/json',
        ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
        ...headers,
      },
    };
    return app.request(path, sent, {});
  };
  return { ask, logged };
}

const command = { command: 'call mom', userId: 'anna' };
const path = '/api/actions/legacy-smart-task';

describe('a call', () => {
  it.each([
    ['without a token', { token: null }, 401, 'unauthenticated'],
    ['with a token that nobody issued', { token: 'forged' }, 401, 'unauthenticated'],
    ['in the name of somebody else', { json: { ...command, userId: 'ben' } }, 403, 'forbidden'],
    ['that lacks a field', { json: { userId: 'anna' } }, 400, 'invalid'],
    ['that is no JSON', { json: undefined, method: 'POST', body: '{"command":' }, 400, 'invalid'],
    ['that is too large', { json: { ...command, command: 'x'.repeat(1_100_000) } }, 413, 'invalid'],
  ])('%s is refused in the words of the contract', async (_, init, status, code) => {
    const { ask } = anApp();
    const reply = await ask(path, { json: command, ...init });
    expect(reply.status).toBe(status);
    expect(errorReply.parse(await reply.json()).code).toBe(code);
  });

  it('names every field that is missing or mistyped', async () => {
    const { ask } = anApp();
    const reply = errorReply.parse(await (await ask(path, { json: { command: 7 } })).json());
    expect(reply.issues?.map(({ path }) => path).sort()).toEqual(['command', 'userId']);
    expect(reply.issues?.[0]?.message).toContain('expected string');
  });

  it('ignores fields that it does not know', async () => {
    let seen: unknown;
    const { ask } = anApp({
      undo: ({ body }) => {
        seen = body;
        return Promise.resolve({ success: true, status: 'cancelled', message: 'Cancelled' });
      },
    });
    expect((await ask('/api/action-engine/undo', { json: { key: 'k', isAdmin: true } })).status).toBe(200);
    expect(seen).toEqual({ key: 'k' });
  });

  it('to an address that is not there is answered in JSON', async () => {
    const { ask } = anApp();
    const reply = await ask('/api/nothing');
    expect([reply.status, errorReply.parse(await reply.json()).code]).toEqual([404, 'not-found']);
  });

  it('that breaks something tells nobody what', async () => {
    const { ask, logged } = anApp({ legacySmartTask: () => Promise.reject(new Error('secret detail')) });
    const reply = await ask(path, { json: command });
    expect(reply.status).toBe(500);
    expect(await reply.text()).not.toContain('secret');
    expect(JSON.stringify(logged)).toContain('http.failed');
  });

  it('that needs Google again says so', async () => {
    const { ask } = anApp({ legacySmartTask: () => Promise.reject(new Failure('reauth', 'Reconnect')) });
    const reply = errorReply.parse(await (await ask(path, { json: command })).json());
    expect(reply).toMatchObject({ error: 'Reconnect', message: 'Reconnect', requiresAuth: true });
  });

  it('passes on how long a provider asks to wait', async () => {
    const slow = new Failure('rate-limited', 'Wait', { retryAfterSeconds: 17 });
    const { ask } = anApp({ legacySmartTask: () => Promise.reject(slow) });
    const reply = await ask(path, { json: command });
    expect([reply.status, reply.headers.get('Retry-After')]).toEqual([429, '17']);
  });

  it('too many are told when to come back; the limit is a person and a minute', async () => {
    const { ask } = anApp({}, { call: 2 });
    const statuses = [];
    for (let count = 0; count < 3; count += 1) statuses.push((await ask(path, { json: command })).status);
    expect(statuses).toEqual([200, 200, 429]);
  });

  it('is logged by its pattern, without ids, tokens or words', async () => {
    const { ask, logged } = anApp();
    await ask('/api/inbox-ai/thread/secret-thread-id?userId=anna', {
      headers: { 'X-Provider-Token': 'ya29.secret' },
    });
    expect(JSON.stringify(logged)).not.toMatch(/secret|anna/);
    expect(JSON.stringify(logged)).toContain('/api/inbox-ai/thread/:threadId');
  });

  it('carries a request id through', async () => {
    const { ask } = anApp();
    const own = await ask(path, { json: command, headers: { 'X-Request-Id': 'abcd-1234' } });
    const odd = await ask(path, { json: command, headers: { 'X-Request-Id': 'x"; drop' } });
    expect(own.headers.get('X-Request-Id')).toBe('abcd-1234');
    expect(odd.headers.get('X-Request-Id')).toMatch(/^id-/);
  });
});

describe('a browser of another origin', () => {
  const preflight = (from: string) =>
    anApp().ask(path, {
      method: 'OPTIONS',
      token: null,
      headers: { Origin: from, 'Access-Control-Request-Method': 'POST' },
    });

  it('gets no leave to call', async () => {
    expect((await preflight('https://evil.example')).headers.get('Access-Control-Allow-Origin')).toBeNull();
  });

  it('is told apart from the app', async () => {
    const reply = await preflight(origin);
    expect(reply.status).toBe(204);
    expect(reply.headers.get('Access-Control-Allow-Origin')).toBe(origin);
    expect(reply.headers.get('Access-Control-Allow-Headers')).toContain('Authorization');
  });
});

describe('an attachment', () => {
  it('is a download with a name that survives, and is not kept', async () => {
    const { ask } = anApp({
      attachment: async () => {
        const { fileReply } = await import('./file-reply.ts');
        return fileReply({ bytes: new Uint8Array([60, 98, 62]), filename: 'דוח "סופי".html' });
      },
    });
    const reply = await ask('/api/inbox-ai/attachment/m1/a1?filename=x');
    expect(reply.headers.get('Content-Type')).toBe('application/octet-stream');
    expect(reply.headers.get('Content-Disposition')).toBe(
      `attachment; filename="___ ______.html"; filename*=UTF-8''${encodeURIComponent('דוח "סופי".html')}`,
    );
    expect(reply.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(reply.headers.get('Cache-Control')).toBe('no-store');
  });
});
