import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { call } from './call.ts';

vi.mock('./firebase/proof-of-app.ts', () => ({ proofOfApp: () => Promise.resolve({}) }));
vi.mock('./firebase/load-auth.ts', () => ({ idToken: () => Promise.resolve('token-of-noa') }));

beforeEach(() => vi.stubGlobal('document', { documentElement: { lang: 'he' } }));
afterEach(() => vi.unstubAllGlobals());

/** Answers every request so, and tells what was asked. */
function answering(status: number, body: unknown) {
  const asked: { url: string; init: RequestInit }[] = [];
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    asked.push({ url, init });
    return Promise.resolve(Response.json(body, { status }));
  });
  return asked;
}

const undo = { body: { key: 'k1' } };

describe('a call', () => {
  it('goes to the path of its row, as the person who is signed in', async () => {
    const asked = answering(200, { success: true, status: 'cancelled', message: 'Taken back' });
    await call('undo', undo);
    expect(asked[0]?.url).toBe('/api/action-engine/undo');
    expect(asked[0]?.init.method).toBe('POST');
    const headers = new Headers(asked[0]?.init.headers);
    expect(headers.get('authorization')).toBe('Bearer token-of-noa');
    expect(headers.get('accept-language')).toBe('he');
    expect(asked[0]?.init.body).toBe('{"key":"k1"}');
  });

  it('answers the parsed reply', async () => {
    answering(200, { success: true, status: 'cancelled', message: 'Taken back', more: 1 });
    const reply = { success: true, status: 'cancelled', message: 'Taken back' };
    expect(await call('undo', undo)).toEqual({ ok: true, reply });
  });

  it('answers the kind of failure, with the words of the server', async () => {
    answering(429, {
      success: false,
      error: 'Slow down',
      message: 'Slow down',
      code: 'rate-limited',
      retryAfterSeconds: 7,
    });
    expect(await call('undo', undo)).toEqual({
      ok: false,
      failure: { kind: 'rate-limited', status: 429, message: 'Slow down', retryAfterSeconds: 7 },
    });
  });

  it('knows a failure by its status when the answer is not ours', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('<h1>Bad gateway</h1>', { status: 502 })));
    expect(await call('undo', undo)).toMatchObject({
      ok: false,
      failure: { kind: 'unavailable', status: 502 },
    });
  });

  it('does not take a reply of another shape', async () => {
    answering(200, { success: true });
    expect(await call('undo', undo)).toMatchObject({ ok: false, failure: { kind: 'unknown' } });
  });

  it('is unavailable when no answer comes', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await call('undo', undo)).toEqual({ ok: false, failure: { kind: 'unavailable' } });
  });
});
