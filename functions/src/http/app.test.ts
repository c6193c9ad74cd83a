import { describe, expect, it } from 'vitest';
import { errorReply } from '@crocodile-hub/core/contract/errors';
import { routes } from '@crocodile-hub/core/contract/routes';
import type { AppProof } from '../ports/accounts.ts';
import { Failure } from '../ports/failure.ts';
import type { Usage } from '../ports/world.ts';
import { callApp } from '../testing/call-app.ts';
import { fakeClock } from '../testing/fake-clock.ts';
import { generousLimits } from '../testing/generous-limits.ts';
import { memoryUsage } from '../testing/memory-usage.ts';
import { countingIds } from '../testing/quiet.ts';
import { makeApp } from './app.ts';
import type { Handlers } from './call.ts';
import { sayIssuesInEnglish } from './read-call.ts';
import type { RateLimits } from './guards/limit-rate.ts';

sayIssuesInEnglish();

const origin = 'http://127.0.0.1:5005';

/** The app with handlers of its own for a few routes, and a log that remembers. */
function anApp(
  replaced: Partial<Handlers> = {},
  limits: Partial<RateLimits> = {},
  proof: AppProof | null = null,
  usage: Usage = memoryUsage(),
) {
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
      usage,
      identity: {
        verify: (token) =>
          token === 'anna-token'
            ? Promise.resolve({ uid: 'anna', googleIds: [], startedAt: 0 })
            : Promise.reject(new Failure('unauthenticated', 'noUser')),
      },
      proof,
      origins: [origin],
      limits: { ...generousLimits, ...limits },
    },
    handlers,
  );
  const ask = (
    path: string,
    init: {
      method?: string;
      body?: string;
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
    return callApp(app, path, sent);
  };
  return { ask, logged };
}

const manyFields = Array.from({ length: 60_000 }, (_, index) => [index.toString(36), 0] as const);
const action = { userId: 'anna', actionType: 'search' };
const command = { command: 'call mom', userId: 'anna' };
const path = '/api/actions/legacy-smart-task';
const deep = `{"command":${'['.repeat(400_000)}${']'.repeat(400_000)}}`;

const start = (ask: ReturnType<typeof anApp>['ask']) => {
  const json = { nonceHash: 'a'.repeat(64), redirectUri: `${origin}/auth/google/callback` };
  return ask('/api/google/start', { json, token: null });
};

describe('a call', () => {
  it.each([
    ['without a token', { token: null }, 401, 'unauthenticated'],
    ['with a token that nobody issued', { token: 'forged' }, 401, 'unauthenticated'],
    ['in the name of somebody else', { json: { ...command, userId: 'ben' } }, 403, 'forbidden'],
    ['that lacks a field', { json: { userId: 'anna' } }, 400, 'invalid'],
    ['that is no JSON', { json: undefined, method: 'POST', body: '{"command":' }, 400, 'invalid'],
    ['that is too large', { json: { ...command, command: 'x'.repeat(1_100_000) } }, 413, 'invalid'],
    ['that says that it is too large', { headers: { 'Content-Length': '1000001' } }, 413, 'invalid'],
    ['that does not say how large it is', { headers: { 'Transfer-Encoding': 'chunked' } }, 411, 'invalid'],
    ['that is compressed', { headers: { 'Content-Encoding': 'gzip' } }, 415, 'invalid'],
    ['of another type', { headers: { 'Content-Type': 'text/plain' } }, 415, 'invalid'],
    [
      'in another charset',
      { headers: { 'Content-Type': 'application/json; charset=utf-16' } },
      415,
      'invalid',
    ],
    ['nested without end', { json: undefined, method: 'POST', body: deep }, 400, 'invalid'],
    ['with half a character', { json: { ...command, command: 'call \ud83d' } }, 400, 'invalid'],
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

  it.each([
    ['of objects in objects', { a: { b: { c: { d: { e: { f: 1 } } } } } }],
    ['of lists in lists', { a: [[[[[[1]]]]]] }],
    ['of 60,000 fields', Object.fromEntries(manyFields)],
  ])('with a payload %s is refused', async (_, payload) => {
    const { ask } = anApp();
    const reply = await ask('/api/action-engine/execute', { json: { ...action, payload } });
    expect(reply.status).toBe(400);
    expect(errorReply.parse(await reply.json()).code).toBe('invalid');
  });

  it('nested eighty thousand levels deep breaks nothing', async () => {
    const { ask, logged } = anApp();
    const deep = `${'{"context":'.repeat(80_000)}1${'}'.repeat(80_000)}`;
    const body = `{"command":"call mom","userId":"anna","context":${deep}}`;
    const reply = await ask(path, { method: 'POST', body });
    expect(reply.status).toBe(400);
    expect(JSON.stringify(logged)).not.toContain('http.failed');
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
    const { ask } = anApp({ legacySmartTask: () => Promise.reject(new Failure('reauth', 'gmailExpired')) });
    const reply = errorReply.parse(await (await ask(path, { json: command })).json());
    const says = 'Gmail access expired. Please reconnect your Google account.';
    expect(reply).toMatchObject({ error: says, message: says, reason: 'gmailExpired', requiresAuth: true });
  });

  it('is told why it failed in the language that it asks for', async () => {
    const { ask } = anApp({ legacySmartTask: () => Promise.reject(new Failure('conflict', 'cancelled')) });
    const said = async (language: string) => {
      const reply = await ask(path, { json: command, headers: { 'Accept-Language': language } });
      return errorReply.parse(await reply.json()).error;
    };
    expect(await said('he')).toBe('הפעולה בוטלה.');
    expect(await said('he-IL,he;q=0.9,en;q=0.8')).toBe('הפעולה בוטלה.');
    expect(await said('en')).toBe('This action was cancelled.');
    expect(await said('fr')).toBe('This action was cancelled.');
  });

  it('passes on how long a provider asks to wait', async () => {
    const slow = new Failure('rate-limited', 'unknown', { retryAfterSeconds: 17 });
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

  it.each([
    ['without a token', path, null, {}, 401],
    ['with a token that nobody issued', path, 'forged', {}, 401],
    ['to nowhere', '/api/nothing', 'anna-token', {}, 404],
    ['that is compressed', path, 'anna-token', { 'Content-Encoding': 'gzip' }, 415],
  ])('%s is limited by the network that it comes from', async (_, to, token, others, status) => {
    const { ask } = anApp({}, { stranger: 2 });
    const statusFrom = async (forwardedFor: string) => {
      const headers = { 'X-Forwarded-For': forwardedFor, ...others };
      return (await ask(to, { json: command, token, headers })).status;
    };
    const statuses = [];
    for (const invented of ['1.1.1.1', '2.2.2.2', '3.3.3.3']) {
      statuses.push(await statusFrom(`${invented}, 203.0.113.7`));
    }
    expect(statuses).toEqual([status, status, 429]);
    expect(await statusFrom('203.0.113.8')).toBe(status);
  });

  it('with a good token passes, however often others of its network were refused', async () => {
    const { ask } = anApp({}, { stranger: 1 });
    const headers = { 'X-Forwarded-For': '203.0.113.7' };
    for (const token of [null, null]) await ask(path, { json: command, token, headers });
    expect((await ask(path, { json: command, headers })).status).toBe(200);
  });

  it('that starts to sign in is limited by network, and told when to come back', async () => {
    const { ask } = anApp({}, { 'sign-in-start': 1 });
    expect((await start(ask)).status).toBe(200);
    const refused = await start(ask);
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '60']);
  });

  it('that ends a sign-in passes, however many of its network begin one or come with a state that is not good', async () => {
    const exchanged = {
      idToken: 'i',
      accessToken: 'a',
      expiresInSeconds: 1,
      email: 'a@b.test',
      ticket: null,
    };
    const { ask } = anApp(
      {
        googleExchange: ({ body }) =>
          body.state.startsWith('good')
            ? Promise.resolve({ success: true, ...exchanged })
            : Promise.reject(new Failure('invalid', 'unknown', { staleSignIn: true })),
      },
      { call: 2, 'sign-in-start': 2, 'refused-sign-in': 2 },
    );
    const end = async (state: string) => {
      const json = { code: 'code', state, nonce: 'n'.repeat(32) };
      return (await ask('/api/google/exchange', { json, token: null })).status;
    };
    for (let count = 0; count < 3; count += 1) await start(ask);
    const statuses = [];
    for (const state of ['bad', 'bad', 'bad', 'good', 'good', 'good'])
      statuses.push(await end(state.padEnd(43, '-')));
    expect(statuses).toEqual([400, 400, 429, 200, 200, 200]);
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

describe('what a person uses in a minute', () => {
  const chat = { message: 'hello', userId: 'anna' };
  const bulk = (count: number) => ({
    messageIds: Array.from({ length: count }, (_, index) => `m${index}`),
    action: 'archive',
  });
  const passing = async (times: number, ask: () => Response | Promise<Response>) => {
    let passed = 0;
    for (let count = 0; count < times; count += 1) if ((await ask()).status === 200) passed += 1;
    return passed;
  };

  it('is counted once for all instances of the server', async () => {
    const usage = memoryUsage({ chat: 60 });
    const [one, other] = [anApp({}, { chat: 60 }, null, usage), anApp({}, { chat: 60 }, null, usage)];
    const passed = [
      await passing(60, () => one.ask('/api/gpt/chat', { json: chat })),
      await passing(60, () => other.ask('/api/gpt/chat', { json: chat })),
    ];
    expect(passed).toEqual([60, 0]);
    const refused = await other.ask('/api/gpt/chat', { json: chat });
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '1']);
  });

  it('is not taken from by a call that is malformed', async () => {
    const { ask } = anApp({}, {}, null, memoryUsage({ chat: 1 }));
    expect((await ask('/api/gpt/chat', { json: { message: 7 } })).status).toBe(400);
    expect((await ask('/api/gpt/chat', { json: chat })).status).toBe(200);
  });

  it('counts every message of a bulk action', async () => {
    const { ask } = anApp({}, {}, null, memoryUsage({ message: 100 }));
    const bulkOf = (count: number) => ask('/api/inbox-ai/bulk-action', { json: bulk(count) });
    const statuses = [];
    for (const count of [60, 60, 1]) statuses.push((await bulkOf(count)).status);
    expect(statuses).toEqual([200, 200, 429]);
  });

  it('stops nobody while it cannot be counted, and is told to the operator', async () => {
    const broken = { take: () => Promise.reject(new Error('no database')) };
    const { ask, logged } = anApp({}, {}, null, broken);
    expect((await ask('/api/gpt/chat', { json: chat })).status).toBe(200);
    expect(JSON.stringify(logged)).toContain('usage.uncounted');
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
        const { fileReply } = await import('./respond.ts');
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

describe('where calls have to come from our app', () => {
  const ours: AppProof = {
    verify: (token) =>
      token === 'our-app' ? Promise.resolve({}) : Promise.reject(new Failure('unauthenticated', 'notTheApp')),
  };

  it.each<[string, Record<string, string>, number]>([
    ['without a proof', {}, 401],
    ['with a proof of another app', { 'X-Firebase-AppCheck': 'another-app' }, 401],
    ['with its proof', { 'X-Firebase-AppCheck': 'our-app' }, 200],
  ])('a call %s gets through only when it is ours', async (_, headers, status) => {
    const { ask } = anApp({}, {}, ours);
    expect((await ask(path, { json: command, headers })).status).toBe(status);
  });

  it('a webhook, which cannot, is heard all the same', async () => {
    const { ask } = anApp({}, {}, ours);
    const heard = await ask(routes.metaWebhook.path, { json: {}, token: null });
    expect(heard.status).toBe(200);
  });
});
