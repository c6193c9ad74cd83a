import { describe, expect, it } from 'vitest';
import { z } from 'zod';

import { ask } from '../testing/ask.ts';
import { clickThrough, postForm } from '../testing/consent.ts';
import { movableClock, startForTest } from '../testing/start.ts';
import { LOCAL_LINKEDIN } from './account.ts';

const { clientId: client_id, clientSecret: client_secret } = LOCAL_LINKEDIN;
const redirect_uri = LOCAL_LINKEDIN.redirectUris[0] ?? '';
const dayMs = 86_400_000;
const Tokens = z.object({ access_token: z.string(), refresh_token: z.string().optional() });

function addressOf(url: string, change: Record<string, string> = {}): string {
  const asked = {
    response_type: 'code',
    client_id,
    redirect_uri,
    state: 'abc',
    scope: 'openid profile email',
  };
  return `${url}/linkedin/oauth/v2/authorization?${new URLSearchParams({ ...asked, ...change }).toString()}`;
}

/** The sign-in as LinkedIn's documentation describes it. */
async function signIn(url: string, email = 'noa@example.com') {
  const back = await clickThrough(
    addressOf(url),
    [['another', email]],
    [
      ['account', email],
      ['decision', 'allow'],
    ],
  );
  return { back, code: back.searchParams.get('code') ?? '' };
}

const exchange = (url: string, form: Record<string, string>) =>
  postForm(`${url}/linkedin/oauth/v2/accessToken`, { client_id, client_secret, redirect_uri, ...form });

const userinfo = (url: string, token: string) =>
  ask(`${url}/linkedin/v2/userinfo`, { headers: { Authorization: `Bearer ${token}` } });

async function tokenOf(url: string, email?: string): Promise<string> {
  const { code } = await signIn(url, email);
  const { body } = await exchange(url, { grant_type: 'authorization_code', code });
  return Tokens.parse(body).access_token;
}

describe('the consent page of LinkedIn', () => {
  it('sends the member back with a code and the state', async () => {
    const { url } = await startForTest();
    const { back, code } = await signIn(url);
    expect(back.origin + back.pathname).toBe(redirect_uri);
    expect([back.searchParams.get('state'), code]).toEqual(['abc', expect.stringMatching(/^AQ/)]);
  });

  it('says so when the member cancels', async () => {
    const { url } = await startForTest();
    const back = await clickThrough(
      addressOf(url),
      [['another', 'noa@example.com']],
      [
        ['account', 'noa@example.com'],
        ['decision', 'deny'],
      ],
    );
    expect(Object.fromEntries(back.searchParams)).toEqual({
      state: 'abc',
      error: 'user_cancelled_authorize',
      error_description: 'The user cancelled the authorization',
    });
  });

  it.each([
    ['an unknown app', { client_id: 'stranger' }],
    ['an address that is not registered', { redirect_uri: 'https://evil.example/' }],
    ['a scope that the app does not have', { scope: 'openid w_member_social' }],
  ])('refuses %s without redirecting', async (_, change) => {
    const { url } = await startForTest();
    const reply = await fetch(addressOf(url, change), { redirect: 'manual' });
    expect([reply.status, reply.headers.get('location')]).toEqual([400, null]);
  });
});

describe('tokens of LinkedIn', () => {
  it('come for a code once, live sixty days, and say who the member is', async () => {
    const clock = movableClock();
    const { url } = await startForTest({ clock });
    const { code } = await signIn(url);
    const { body } = await exchange(url, { grant_type: 'authorization_code', code });
    expect(body).toEqual({
      access_token: expect.stringMatching(/^AQ/),
      expires_in: 5_184_000,
      scope: 'email,openid,profile',
      token_type: 'Bearer',
    });
    const token = Tokens.parse(body).access_token;
    expect((await userinfo(url, token)).body).toMatchObject({
      sub: expect.any(String),
      name: 'noa',
      email: 'noa@example.com',
    });
    const again = await exchange(url, { grant_type: 'authorization_code', code });
    expect([again.status, again.body]).toMatchObject([400, { error: 'invalid_request' }]);
    clock.advance(60 * dayMs);
    expect(await userinfo(url, token)).toMatchObject({ status: 401, body: { code: 'EXPIRED_ACCESS_TOKEN' } });
  });

  it.each([
    ['a code that has ended', 31 * 60_000, {}, [400, { error: 'invalid_request' }]],
    ['another address', 0, { redirect_uri: 'https://evil.example/' }, [400, { error: 'invalid_request' }]],
    ['a wrong secret', 0, { client_secret: 'guessed' }, [401, { error: 'invalid_client' }]],
  ])('are refused for %s', async (_, ageMs, change, refusal) => {
    const clock = movableClock();
    const { url } = await startForTest({ clock });
    const { code } = await signIn(url);
    clock.advance(ageMs);
    const { status, body } = await exchange(url, { grant_type: 'authorization_code', code, ...change });
    expect([status, body]).toMatchObject(refusal);
  });

  it('are renewed for apps of partners', async () => {
    const { url } = await startForTest({ linkedin: { isPartner: true } });
    const { code } = await signIn(url);
    const first = Tokens.parse((await exchange(url, { grant_type: 'authorization_code', code })).body);
    const refresh_token = first.refresh_token ?? '';
    const second = Tokens.parse((await exchange(url, { grant_type: 'refresh_token', refresh_token })).body);
    expect((await userinfo(url, second.access_token)).status).toBe(200);
    expect((await userinfo(url, first.access_token)).status).toBe(401);
  });

  it('end when the app or the member takes them back, and can do less once a scope is gone', async () => {
    const { url } = await startForTest();
    const [given, withdrawn, less] = [
      await tokenOf(url, 'a@example.com'),
      await tokenOf(url, 'b@example.com'),
      await tokenOf(url, 'c@example.com'),
    ];
    await postForm(`${url}/linkedin/oauth/v2/revoke`, { client_id, client_secret, token: given });
    const happens = (event: object) =>
      ask(`${url}/_inbound`, { method: 'POST', body: { provider: 'linkedin', ...event } });
    await happens({ kind: 'withdrawn', email: 'b@example.com' });
    await happens({ kind: 'scopes', email: 'c@example.com', scopes: ['email'] });
    for (const token of [given, withdrawn]) {
      expect((await userinfo(url, token)).body).toMatchObject({ code: 'REVOKED_ACCESS_TOKEN' });
    }
    expect(await userinfo(url, less)).toMatchObject({ status: 403, body: { code: 'ACCESS_DENIED' } });
    expect(await userinfo(url, 'guessed')).toMatchObject({
      status: 401,
      body: { code: 'INVALID_ACCESS_TOKEN' },
    });
  });
});
