import { describe, expect, it } from 'vitest';

import { clientsFor, oauthClient, openPerson, refusalOf } from '../testing.ts';
import { movableClock, startForTest } from '../../testing/start.ts';
import { LOCAL_CLIENT } from './clients.ts';

const SCOPE = ['openid', 'email', 'profile', 'https://mail.google.com/'];

/** Clicks through the consent page and returns the address that the browser is sent to. */
async function consent(address: string, ...answers: Record<string, string>[]): Promise<URL> {
  let reply = await fetch(address, { redirect: 'manual' });
  for (const answer of answers) {
    reply = await fetch(address, { method: 'POST', body: new URLSearchParams(answer), redirect: 'manual' });
  }
  return new URL(reply.headers.get('location') ?? '');
}

async function codeOf(address: string, email: string): Promise<string> {
  const back = await consent(address, { account: email }, { account: email, decision: 'allow' });
  return back.searchParams.get('code') ?? '';
}

describe('the consent page', () => {
  it('names every account and sends the chosen one back with a code and the state', async () => {
    const { url } = await startForTest();
    await openPerson(url, 'noa@example.com');
    const address = oauthClient(url).generateAuthUrl({ scope: SCOPE, state: 'abc', prompt: 'consent' });

    const page = await fetch(address).then((reply) => reply.text());
    expect(page).toContain('aria-label="noa@example.com"');

    const back = await consent(
      address,
      { account: 'noa@example.com' },
      { account: 'noa@example.com', decision: 'allow' },
    );
    expect(back.origin + back.pathname).toBe(LOCAL_CLIENT.redirectUris[0]);
    expect(back.searchParams.get('state')).toBe('abc');
    expect(back.searchParams.get('code')).toMatch(/^4\//);
  });

  it('opens an account for an address that it does not know', async () => {
    const { url } = await startForTest();
    const address = oauthClient(url).generateAuthUrl({ scope: SCOPE });
    const answer = { another: 'new@example.com' };
    const page = await fetch(address, { method: 'POST', body: new URLSearchParams(answer) });
    expect(await page.text()).toContain('new@example.com');
  });

  it('goes straight to the permission page when told who it is', async () => {
    const { url } = await startForTest();
    await openPerson(url, 'noa@example.com');
    const address = oauthClient(url).generateAuthUrl({
      scope: SCOPE,
      login_hint: 'noa@example.com',
      prompt: 'consent',
    });
    expect(await fetch(address).then((reply) => reply.text())).toContain('Allow');
  });

  it('says so when the person cancels', async () => {
    const { url } = await startForTest();
    await openPerson(url, 'noa@example.com');
    const address = oauthClient(url).generateAuthUrl({ scope: SCOPE, state: 's' });
    const back = await consent(address, { account: 'noa@example.com', decision: 'deny' });
    expect(Object.fromEntries(back.searchParams)).toEqual({ state: 's', error: 'access_denied' });
  });

  it.each([
    ['an unknown client', { client_id: 'stranger' }, 'invalid_client'],
    [
      'an address that is not registered',
      { redirect_uri: 'http://127.0.0.1:5005/elsewhere' },
      'redirect_uri_mismatch',
    ],
    [
      'a challenge in the clear',
      { code_challenge: 'x'.repeat(43), code_challenge_method: 'plain' },
      'invalid_request',
    ],
  ])('refuses %s without redirecting', async (_, change, code) => {
    const { url } = await startForTest();
    const address = new URL(oauthClient(url).generateAuthUrl({ scope: SCOPE }));
    for (const [name, value] of Object.entries(change)) address.searchParams.set(name, value);
    const reply = await fetch(address, { redirect: 'manual' });
    expect(reply.status).toBe(400);
    expect(await reply.text()).toContain(code);
  });
});

describe('tokens', () => {
  it('come for a code once, with its verifier, and say who the person is', async () => {
    const { url } = await startForTest();
    await openPerson(url, 'noa@example.com', { name: 'Noa Levi' });
    const client = oauthClient(url);
    const { codeVerifier, codeChallenge } = await client.generateCodeVerifierAsync();
    const address = client.generateAuthUrl({
      scope: SCOPE,
      access_type: 'offline',
      prompt: 'consent',
      code_challenge: codeChallenge ?? '',
      code_challenge_method: 'S256' as never,
    });
    const code = await codeOf(address, 'noa@example.com');

    const { tokens } = await client.getToken({ code, codeVerifier });
    expect(tokens.access_token).toMatch(/^ya29\.[\w-]{50,}$/);
    expect(tokens.refresh_token).toMatch(/^1\/\/0/);

    const ticket = await client.verifyIdToken({
      idToken: tokens.id_token ?? '',
      audience: LOCAL_CLIENT.clientId,
    });
    expect(ticket.getPayload()).toMatchObject({
      email: 'noa@example.com',
      name: 'Noa Levi',
      email_verified: true,
    });
    expect(ticket.getPayload()).not.toHaveProperty('picture');

    await expect(client.getToken({ code, codeVerifier })).rejects.toMatchObject({
      response: { status: 400, data: { error: 'invalid_grant' } },
    });
  });

  it.each([
    ['without the verifier', undefined],
    ['with another verifier', 'y'.repeat(64)],
  ])('are refused %s', async (_, codeVerifier) => {
    const { url } = await startForTest();
    await openPerson(url, 'noa@example.com');
    const client = oauthClient(url);
    const { codeChallenge } = await client.generateCodeVerifierAsync();
    const address = client.generateAuthUrl({
      scope: SCOPE,
      prompt: 'consent',
      code_challenge: codeChallenge ?? '',
      code_challenge_method: 'S256' as never,
    });
    const code = await codeOf(address, 'noa@example.com');
    await expect(client.getToken({ code, ...(codeVerifier ? { codeVerifier } : {}) })).rejects.toMatchObject({
      response: { data: { error: 'invalid_grant' } },
    });
  });

  it('come with a refresh token at the first consent only, unless consent is asked for again', async () => {
    const { url } = await startForTest();
    const client = oauthClient(url);
    const ask = async (prompt: string) => {
      const address = client.generateAuthUrl({ scope: SCOPE, access_type: 'offline', prompt });
      const code = await codeOf(address, 'noa@example.com');
      return (await client.getToken(code)).tokens.refresh_token;
    };
    await fetch(client.generateAuthUrl({ scope: SCOPE }), {
      method: 'POST',
      body: new URLSearchParams({ another: 'noa@example.com' }),
    });
    expect(await ask('')).toBeDefined();
    expect(await ask('')).toBeUndefined();
    expect(await ask('consent')).toBeDefined();
  });

  it('expire after an hour and are refreshed by the vendor’s client', async () => {
    const clock = movableClock();
    const { url } = await startForTest({ clock });
    const { auth } = await openPerson(url, 'noa@example.com');
    const { access_token, refresh_token } = auth.credentials;
    const justAccess = clientsFor(url, { access_token: access_token ?? '' });
    expect((await justAccess.oauth2.userinfo.get()).data.email).toBe('noa@example.com');

    clock.advance(3600 * 1000);
    const refusal = await refusalOf(justAccess.oauth2.userinfo.get());
    expect(refusal).toMatchObject({
      status: 401,
      data: { error: { status: 'UNAUTHENTICATED', errors: [{ reason: 'authError' }] } },
    });

    const refreshing = clientsFor(url, { refresh_token: refresh_token ?? '' });
    expect((await refreshing.oauth2.userinfo.get()).data.email).toBe('noa@example.com');
  });

  it('end when they are revoked, the refresh token too', async () => {
    const { url } = await startForTest();
    const { auth, gmail } = await openPerson(url, 'noa@example.com');
    await auth.revokeToken(auth.credentials.access_token ?? '');
    await expect(gmail.users.messages.list({ userId: 'me' })).rejects.toMatchObject({
      response: { data: { error: 'invalid_grant' } },
    });
  });

  it('cover only what the person allowed', async () => {
    const { url } = await startForTest();
    const { gmail, oauth2 } = await openPerson(url, 'noa@example.com', { scope: 'openid email' });
    expect((await refusalOf(gmail.users.messages.list({ userId: 'me' }))).status).toBe(403);
    expect((await oauth2.userinfo.get()).data).toMatchObject({
      email: 'noa@example.com',
      verified_email: true,
    });
  });

  it('keep a person the same person after a reset', async () => {
    const { url } = await startForTest();
    const before = await (await openPerson(url, 'noa@example.com')).oauth2.userinfo.get();
    await fetch(`${url}/_reset`, { method: 'POST' });
    const after = await (await openPerson(url, 'noa@example.com')).oauth2.userinfo.get();
    expect(after.data.id).toMatch(/^\d{21}$/);
    expect(after.data.id).toBe(before.data.id);
  });
});
