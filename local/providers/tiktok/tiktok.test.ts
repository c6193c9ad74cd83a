import { describe, expect, it } from 'vitest';
import { z } from 'zod';

import { ask } from '../testing/ask.ts';
import { clickThrough, postForm } from '../testing/consent.ts';
import { movableClock, startForTest } from '../testing/start.ts';
import { LOCAL_TIKTOK } from './account.ts';

const { clientKey: client_key, clientSecret: client_secret } = LOCAL_TIKTOK;
const redirect_uri = LOCAL_TIKTOK.redirectUris[0] ?? '';
const scope = 'user.info.basic';
const dayMs = 86_400_000;
const Tokens = z.object({ access_token: z.string(), refresh_token: z.string() });

function addressOf(url: string, change: Record<string, string> = {}): string {
  const asked = { client_key, scope, response_type: 'code', redirect_uri, state: 'abc', ...change };
  return `${url}/tiktok/v2/auth/authorize/?${new URLSearchParams(asked).toString()}`;
}

/** The sign-in as TikTok's documentation describes it. */
async function signIn(url: string, decision = 'allow', scopes = [scope]): Promise<URL> {
  const email = 'noa@example.com';
  const answer: [string, string][] = [
    ['account', email],
    ['decision', decision],
    ...scopes.map((one): [string, string] => ['scope', one]),
  ];
  return await clickThrough(addressOf(url), [['another', email]], answer);
}

const codeOf = async (url: string, scopes?: string[]) =>
  (await signIn(url, 'allow', scopes)).searchParams.get('code') ?? '';

const token = (url: string, form: Record<string, string>) =>
  postForm(`${url}/tiktok/v2/oauth/token/`, { client_key, client_secret, redirect_uri, ...form });

const user = (url: string, accessToken: string, fields = 'open_id,display_name') =>
  ask(`${url}/tiktok/v2/user/info/?fields=${fields}`, {
    headers: { Authorization: `Bearer ${accessToken}` },
  });

async function tokensOf(url: string, scopes?: string[]) {
  const code = await codeOf(url, scopes);
  return Tokens.parse((await token(url, { grant_type: 'authorization_code', code })).body);
}

describe('the consent page of TikTok', () => {
  it('sends the person back with a code that needs decoding, what they allowed, and the state', async () => {
    const { url } = await startForTest();
    const back = await signIn(url);
    expect(back.origin + back.pathname).toBe(redirect_uri);
    expect(Object.fromEntries(back.searchParams)).toEqual({
      code: expect.stringContaining('*1!'),
      scopes: scope,
      state: 'abc',
    });
  });

  it('says so when the person cancels', async () => {
    const { url } = await startForTest();
    const { searchParams } = await signIn(url, 'deny');
    expect([searchParams.get('error'), searchParams.get('code')]).toEqual(['access_denied', null]);
  });

  it.each([
    ['an unknown app', { client_key: 'stranger' }],
    ['an address that is not registered', { redirect_uri: 'https://evil.example/' }],
    ['a scope that the app does not have', { scope: 'video.list' }],
  ])('refuses %s without redirecting', async (_, change) => {
    const { url } = await startForTest();
    const reply = await fetch(addressOf(url, change), { redirect: 'manual' });
    expect([reply.status, reply.headers.get('location')]).toEqual([400, null]);
  });
});

describe('tokens of TikTok', () => {
  it('come for a code once, live a day, and say who the person is', async () => {
    const clock = movableClock();
    const { url } = await startForTest({ clock });
    const code = await codeOf(url);
    const { body } = await token(url, { grant_type: 'authorization_code', code });
    expect(body).toMatchObject({
      open_id: expect.any(String),
      scope,
      expires_in: 86_400,
      token_type: 'Bearer',
    });
    const { access_token } = Tokens.parse(body);
    expect((await user(url, access_token)).body).toMatchObject({
      data: { user: { open_id: expect.any(String), display_name: 'noa' } },
      error: { code: 'ok' },
    });
    const again = await token(url, { grant_type: 'authorization_code', code });
    // With 200, as TikTok does it.
    expect([again.status, again.body]).toMatchObject([200, { error: 'invalid_grant' }]);
    clock.advance(dayMs);
    expect(await user(url, access_token)).toMatchObject({
      status: 401,
      body: { error: { code: 'access_token_invalid' } },
    });
  });

  it.each([
    ['a code that has ended', 11 * 60_000, {}, 'invalid_grant'],
    ['another address', 0, { redirect_uri: 'https://evil.example/' }, 'invalid_request'],
    ['a wrong secret', 0, { client_secret: 'guessed' }, 'invalid_client'],
  ])('are refused for %s', async (_, ageMs, change, error) => {
    const clock = movableClock();
    const { url } = await startForTest({ clock });
    const code = await codeOf(url);
    clock.advance(ageMs);
    const { body } = await token(url, { grant_type: 'authorization_code', code, ...change });
    expect(body).toMatchObject({ error, error_description: expect.any(String), log_id: expect.any(String) });
  });

  it('are renewed for a year, each time with another refresh token', async () => {
    const clock = movableClock();
    const { url } = await startForTest({ clock });
    const first = await tokensOf(url);
    clock.advance(300 * dayMs);
    const renew = (refresh_token: string) => token(url, { grant_type: 'refresh_token', refresh_token });
    const second = Tokens.parse((await renew(first.refresh_token)).body);
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect((await user(url, second.access_token)).status).toBe(200);
    expect((await renew(first.refresh_token)).body).toMatchObject({ error: 'invalid_grant' });
    clock.advance(100 * dayMs);
    expect((await renew(second.refresh_token)).body).toMatchObject({ error: 'invalid_grant' });
  });

  it('end when they are revoked, and open nothing that was not allowed', async () => {
    const { url } = await startForTest();
    const { access_token } = await tokensOf(url);
    const revoke = () =>
      postForm(`${url}/tiktok/v2/oauth/revoke/`, { client_key, client_secret, token: access_token });
    expect(await revoke()).toEqual({ status: 200, body: null });
    expect((await user(url, access_token)).status).toBe(401);
    expect((await revoke()).body).toMatchObject({ error: 'invalid_request' });
    const less = await tokensOf(url, []);
    expect((await user(url, less.access_token)).body).toMatchObject({
      error: { code: 'scope_not_authorized' },
    });
    const full = await tokensOf(url);
    expect((await user(url, full.access_token, 'username')).body).toMatchObject({
      error: { code: 'invalid_params' },
    });
  });
});
