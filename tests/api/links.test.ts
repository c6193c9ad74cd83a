import { randomUUID } from 'node:crypto';
import type { LinkedService } from '@crocodile-hub/core/contract/linked-services';
import { paths } from '@crocodile-hub/core/contract/paths';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { withFirestore } from '../support/firestore.ts';
import { stored } from '../support/given.ts';
import { allowed, beginLink, link, withdrawAtGoogle } from '../support/links.ts';
import { aPerson, type TestPerson } from '../support/people.ts';
import { arrives, withFault, withTrouble } from '../support/providers.ts';
import { callRoute } from '../support/route-call.ts';
import { stackUrls } from '../support/stack-urls.ts';

const hourMs = 3_600_000;
const standInOf = { 'tiktok-inbox': 'tiktok', linkedin: 'linkedin' } as const;
/** How the values of its tokens begin. Two letters alone occur by chance in every tenth sealed text. */
const secretsOf = {
  'google-drive': /"(?:ya29|1\/\/0)/,
  'tiktok-inbox': /"(?:act|rft)\./,
  linkedin: /"AQ[\w-]{50}/,
};
const nameOf = { 'google-drive': 'Google Drive', 'tiktok-inbox': 'TikTok', linkedin: 'LinkedIn' } as const;
const accountOf = {
  'google-drive': ({ email }: TestPerson) => email,
  'tiktok-inbox': ({ email }: TestPerson) => email.split('@')[0],
  linkedin: ({ email }: TestPerson) => email,
};

const shown = (uid: string, service: string) => stored(`${paths.integrations(uid)}/${service}`);
const grant = (uid: string, service: string) => stored(`${paths.grants(uid)}/${service}`);
const check = ({ token }: TestPerson, service: LinkedService) =>
  callRoute(token, 'linkCheck', { body: { service } });
const disconnect = ({ token }: TestPerson, service: LinkedService) =>
  callRoute(token, 'disconnectService', { body: { service } });

const timeOf = (value: unknown): number => (value instanceof Timestamp ? value.toMillis() : Number.NaN);

/** Makes the access token old, as if this time had passed. */
const endAccess = (uid: string, service: LinkedService) =>
  withFirestore(stackUrls(), (db) =>
    db.doc(`${paths.grants(uid)}/${service}`).update({ expiresAt: new Date(0) }),
  );

describe.each(['linkedin', 'tiktok-inbox', 'google-drive'] as const)('an account of %s', (service) => {
  it('is linked by consent: shown with its name, kept sealed, told to nobody', async () => {
    const person = await aPerson({ google: false });
    const { authUrl, state, nonce } = await beginLink(person, service);
    const code = (await allowed(authUrl, person.email)).get('code');
    const answer = await callRoute(person.token, 'linkFinish', { body: { code, state, nonce } });
    const account = accountOf[service](person);
    expect(answer.reply).toEqual({ success: true, service, account });
    expect(await shown(person.uid, service)).toMatchObject({
      status: 'connected',
      account,
      lastSync: expect.anything(),
    });
    const kept = JSON.stringify(await grant(person.uid, service));
    expect(kept).toContain('v1.');
    expect(kept).not.toMatch(secretsOf[service]);
  });

  it.each([
    ['made up', (begun: Begun) => ({ ...begun, state: 'made-up' })],
    ['of another browser', (begun: Begun) => ({ ...begun, nonce: randomUUID() })],
  ])('is not linked with a state %s', async (_, changed) => {
    const person = await aPerson({ google: false });
    const begun = await beginLink(person, service);
    const code = (await allowed(begun.authUrl, person.email)).get('code');
    const { state, nonce } = changed(begun);
    const answer = await callRoute(person.token, 'linkFinish', { body: { code, state, nonce } });
    expect([answer.status, answer.error?.reason]).toEqual([400, 'signInElsewhere']);
    expect(await shown(person.uid, service)).toBeUndefined();
  });

  it('is not linked to whoever else sends the answer, nor twice', async () => {
    const [person, thief] = [await aPerson({ google: false }), await aPerson({ google: false })];
    const { authUrl, state, nonce } = await beginLink(person, service);
    const code = (await allowed(authUrl, person.email)).get('code');
    const body = { code, state, nonce };
    expect((await callRoute(thief.token, 'linkFinish', { body })).status).toBe(400);
    expect((await callRoute(person.token, 'linkFinish', { body })).status).toBe(400);
    expect([await shown(person.uid, service), await shown(thief.uid, service)]).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('is not linked with a code that has ended', async () => {
    const person = await aPerson({ google: false });
    const { authUrl, state, nonce } = await beginLink(person, service);
    const code = (await allowed(authUrl, person.email)).get('code');
    // A code works once; the second try gets the error for a late one.
    await link(person, service);
    const used = await beginLink(person, service);
    await callRoute(person.token, 'linkFinish', { body: { code, state, nonce } });
    const late = { code, state: used.state, nonce: used.nonce };
    const answer = await callRoute(person.token, 'linkFinish', { body: late });
    expect([answer.status, answer.error?.code]).toEqual([400, 'invalid']);
    expect(answer.error?.error).toMatch(
      new RegExp(`^${service === 'google-drive' ? 'Google' : nameOf[service]}`),
    );
    // The earlier link stays.
    expect((await shown(person.uid, service))?.['status']).toBe('connected');
  });

  it('is not linked while its provider is down, which is said in the language of the person', async () => {
    const person = await aPerson({ google: false });
    const { authUrl, state, nonce } = await beginLink(person, service);
    const code = (await allowed(authUrl, person.email)).get('code');
    const provider = service === 'google-drive' ? 'google' : standInOf[service];
    const fault = { provider, kind: 'status', status: 503, times: 20, method: 'POST', path: 'oken' } as const;
    const headers = { 'Accept-Language': 'he' };
    const answer = await withFault(fault, () =>
      callRoute(person.token, 'linkFinish', { body: { code, state, nonce }, headers }),
    );
    expect([answer.status, answer.error?.code]).toEqual([503, 'unavailable']);
    expect(answer.error?.error).toMatch(/^אין תשובה/);
    expect(await shown(person.uid, service)).toBeUndefined();
  });

  it('that answers goes on, and says when it last did', async () => {
    const person = await aPerson({ google: false });
    await link(person, service);
    const before = timeOf((await shown(person.uid, service))?.['lastSync']);
    expect((await check(person, service)).reply).toEqual({ success: true, works: true });
    const after = timeOf((await shown(person.uid, service))?.['lastSync']);
    expect(after).toBeGreaterThan(before);
  });

  it('whose provider is down stays as it is', async () => {
    const person = await aPerson({ google: false });
    await link(person, service);
    const mentions = {
      'google-drive': '/drive/v3/about',
      'tiktok-inbox': '/user/info',
      linkedin: '/userinfo',
    };
    const provider = service === 'google-drive' ? 'google' : standInOf[service];
    const fault = { provider, kind: 'status', status: 503, mentions: mentions[service] } as const;
    const { answer } = await withTrouble(fault, () => check(person, service));
    expect([answer.status, answer.error?.code]).toEqual([503, 'unavailable']);
    expect((await shown(person.uid, service))?.['status']).toBe('connected');
    expect((await check(person, service)).reply?.works).toBe(true);
  });

  it('ends when the person disconnects it', async () => {
    const person = await aPerson({ google: false });
    await link(person, service);
    expect((await disconnect(person, service)).reply).toEqual({ success: true });
    expect(await grant(person.uid, service)).toBeUndefined();
    expect(await shown(person.uid, service)).toMatchObject({ status: 'disconnected', account: null });
    expect((await check(person, service)).reply?.works).toBe(false);
    if (service !== 'google-drive') expect(await isAllowed(service, person)).toBe(false);
  });
});

type Begun = Awaited<ReturnType<typeof beginLink>>;

/** Whether the member's settings at the vendor still list us. */
async function isAllowed(service: keyof typeof standInOf, { email }: TestPerson): Promise<unknown> {
  const provider = standInOf[service];
  return (await arrives({ provider, kind: 'looked', email }))['allowed'];
}

describe.each(['linkedin', 'tiktok-inbox'] as const)('a permission of %s', (service) => {
  const provider = standInOf[service];

  it.each([
    ['withdrawn', { kind: 'withdrawn' }],
    ['taken away in part', { kind: 'scopes', scopes: ['email'] }],
  ])('that the member has %s is noticed at the next look, and can be given again', async (_, event) => {
    const person = await aPerson({ google: false });
    await link(person, service);
    await arrives({ provider, email: person.email, ...event });
    expect((await check(person, service)).reply).toEqual({ success: true, works: false });
    expect(await shown(person.uid, service)).toMatchObject({ status: 'error' });
    expect(await grant(person.uid, service)).toBeUndefined();
    await link(person, service);
    expect((await shown(person.uid, service))?.['status']).toBe('connected');
  });
});

it('a token of TikTok that ended is renewed, once for calls that come at once', async () => {
  const person = await aPerson({ google: false });
  await link(person, 'tiktok-inbox');
  const before = await grant(person.uid, 'tiktok-inbox');
  await endAccess(person.uid, 'tiktok-inbox');
  const answers = await Promise.all([1, 2, 3].map(() => check(person, 'tiktok-inbox')));
  expect(answers.map(({ reply }) => reply?.works)).toEqual([true, true, true]);
  const after = await grant(person.uid, 'tiktok-inbox');
  expect(timeOf(after?.['expiresAt'])).toBeGreaterThan(Date.now() + 20 * hourMs);
  expect(after?.['refreshToken']).not.toBe(before?.['refreshToken']);
});

it('a token of LinkedIn that ended has no other: the person connects again', async () => {
  const person = await aPerson({ google: false });
  await link(person, 'linkedin');
  await arrives({ provider: 'linkedin', kind: 'expired', email: person.email });
  expect((await check(person, 'linkedin')).reply?.works).toBe(false);
  expect(await shown(person.uid, 'linkedin')).toMatchObject({ status: 'error', account: person.email });
});

it('TikTok is not linked when the member takes away what is needed', async () => {
  const person = await aPerson({ google: false });
  const { authUrl, state, nonce } = await beginLink(person, 'tiktok-inbox');
  const back = await allowed(authUrl, person.email, []);
  const body = { code: back.get('code'), state, nonce };
  const answer = await callRoute(person.token, 'linkFinish', { body });
  expect([answer.status, answer.error?.reason]).toEqual([403, 'linkLacksPermission?service=TikTok']);
  expect(await shown(person.uid, 'tiktok-inbox')).toBeUndefined();
  expect(await isAllowed('tiktok-inbox', person)).toBe(false);
});

it('another account that is linked replaces the one before, whose permission is given back', async () => {
  const person = await aPerson({ google: false });
  await link(person, 'linkedin');
  const other = `other-${randomUUID()}@example.com`;
  await link(person, 'linkedin', other);
  expect(await shown(person.uid, 'linkedin')).toMatchObject({ status: 'connected', account: other });
  expect(await isAllowed('linkedin', person)).toBe(false);
});

describe('Drive beside Gmail of the same account', () => {
  it('asks for nothing but its own, of the account whose mail is connected', async () => {
    const person = await aPerson({ google: true });
    const asked = new URL((await beginLink(person, 'google-drive')).authUrl).searchParams;
    expect(asked.get('scope')).toBe('openid email https://www.googleapis.com/auth/drive.file');
    expect([asked.get('login_hint'), asked.get('code_challenge_method')]).toEqual([person.email, 'S256']);
  });

  it('is disconnected alone, and Gmail goes on', async () => {
    const person = await aPerson({ google: true });
    await link(person, 'google-drive');
    await disconnect(person, 'google-drive');
    expect((await callRoute(person.token, 'email')).status).toBe(200);
    expect((await shown(person.uid, 'gmail'))?.['status']).toBe('connected');
  });

  it('goes when Gmail is disconnected, since Google ends both', async () => {
    const person = await aPerson({ google: true });
    await link(person, 'google-drive');
    await callRoute(person.token, 'googleDisconnect', { body: {} });
    expect(await shown(person.uid, 'google-drive')).toMatchObject({ status: 'disconnected', account: null });
    expect(await grant(person.uid, 'google-drive')).toBeUndefined();
  });

  it('notices that Google withdrew it', async () => {
    const person = await aPerson({ google: false });
    await link(person, 'google-drive');
    await endAccess(person.uid, 'google-drive');
    await withdrawAtGoogle(person.email);
    const answer = await check(person, 'google-drive');
    expect(answer.reply).toEqual({ success: true, works: false });
    expect((await shown(person.uid, 'google-drive'))?.['status']).toBe('error');
  });
});
