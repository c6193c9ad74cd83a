import { createHash, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { paths } from '@crocodile-hub/core/contract/paths';
import { withFirestore } from '../support/firestore.ts';
import { aPerson } from '../support/people.ts';
import { googleTokenOf, withdrawAtGoogle } from '../support/links.ts';
import { withFault } from '../support/providers.ts';
import { callRoute } from '../support/route-call.ts';
import { stackUrls } from '../support/stack-urls.ts';

async function stored(uid: string) {
  return await withFirestore(stackUrls(), async (db) => {
    const [grant, integration] = await db.getAll(
      db.doc(`${paths.grants(uid)}/google`),
      db.doc(`${paths.integrations(uid)}/gmail`),
    );
    return { grant: grant?.data(), integration: integration?.data() };
  });
}

describe('a Google grant', () => {
  it('is kept sealed, and shown only as a connection', async () => {
    const person = await aPerson({ google: true });
    const { grant, integration } = await stored(person.uid);
    expect(JSON.stringify(grant)).not.toMatch(/ya29|1\/\//);
    expect(String(grant?.['refreshToken'])).toMatch(/^v1\./);
    expect(integration).toMatchObject({ status: 'connected', account: person.email });
  });

  it('is refreshed when its access token ends, once for calls that come at once', async () => {
    const person = await aPerson({ google: true });
    await withFirestore(stackUrls(), (db) =>
      db.doc(`${paths.grants(person.uid)}/google`).update({ expiresAt: new Date(0) }),
    );
    const answers = await Promise.all([1, 2, 3].map(() => callRoute(person.token, 'email')));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(Number((await stored(person.uid)).grant?.['expiresAt'].toMillis())).toBeGreaterThan(Date.now());
  });

  it('that Google withdrew is forgotten, and the person is asked to reconnect', async () => {
    const person = await aPerson({ google: true });
    await withFirestore(stackUrls(), (db) =>
      db.doc(`${paths.grants(person.uid)}/google`).update({ expiresAt: new Date(0) }),
    );
    await withdrawAtGoogle(person.email);
    const answer = await callRoute(person.token, 'email');
    expect([answer.status, answer.error?.requiresAuth]).toEqual([401, true]);
    const { grant, integration } = await stored(person.uid);
    expect([grant, integration?.['status']]).toEqual([undefined, 'error']);
  });

  it('outlives a token endpoint that refuses in other words than that it is over', async () => {
    const person = await aPerson({ google: true });
    await withFirestore(stackUrls(), (db) =>
      db.doc(`${paths.grants(person.uid)}/google`).update({ expiresAt: new Date(0) }),
    );
    const fault = { provider: 'google', path: '/token', kind: 'status', status: 400 } as const;
    await withFault({ ...fault, times: 50 }, () => callRoute(person.token, 'email'));
    const { grant, integration } = await stored(person.uid);
    expect([grant?.['expiresAt'].toMillis(), integration?.['status']]).toEqual([0, 'connected']);
  });

  it('ends when the person disconnects', async () => {
    const person = await aPerson({ google: true });
    expect((await callRoute(person.token, 'googleDisconnect', { body: {} })).reply).toEqual({
      success: true,
    });
    expect((await callRoute(person.token, 'email')).status).toBe(401);
    expect((await stored(person.uid)).integration?.['status']).toBe('disconnected');
  });

  it('may be replaced for one call by a token of the browser', async () => {
    const owner = await aPerson({ google: true });
    const stranger = await aPerson({ google: false });
    const accessToken = await googleTokenOf(owner.email);
    const headers = { 'X-Provider-Token': accessToken };
    expect((await callRoute(stranger.token, 'email', { headers })).status).toBe(200);
    expect((await callRoute(stranger.token, 'email')).status).toBe(401);
    const odd = await callRoute(stranger.token, 'email', { headers: { 'X-Provider-Token': 'not-a-token' } });
    expect(odd.status).toBe(401);
  });

  it('is not given to a state that another browser started', async () => {
    const person = await aPerson({ google: false });
    const start = {
      nonceHash: createHash('sha256').update('mine').digest('hex'),
      redirectUri: `${stackUrls().app}/auth/google/callback`,
    };
    const started = await callRoute(person.token, 'googleStart', { body: start });
    const url = new URL(started.reply?.authUrl ?? '');
    expect(url.searchParams.get('code_challenge_method')).toBe('S256');
    expect([url.searchParams.get('prompt'), url.searchParams.get('access_type')]).toEqual([
      'consent',
      'offline',
    ]);
    const body = { code: 'x', state: started.reply?.state, nonce: randomBytes(16).toString('hex') };
    const stolen = await callRoute(person.token, 'googleExchange', { body });
    expect([stolen.status, stolen.error?.code]).toEqual([400, 'invalid']);
  });
});
