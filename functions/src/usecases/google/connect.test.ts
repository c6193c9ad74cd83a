import { describe, expect, it } from 'vitest';
import { sha256Hex } from '@crocodile-hub/core/domain/sha256';
import { type GoogleService, googleServices, type OAuth } from '../../ports/connections.ts';
import { anna } from '../../testing/engine.ts';
import { fakeClock } from '../../testing/fake-clock.ts';
import { memoryGrants } from '../../testing/memory-grants.ts';
import { memoryLinks } from '../../testing/memory-links.ts';
import { plainVault } from '../../testing/plain-vault.ts';
import { countingIds, quietLog } from '../../testing/quiet.ts';
import { claimGoogle, disconnectGoogle, exchangeGoogle, startGoogle } from './connect.ts';

const redirectUri = 'http://127.0.0.1:5005/auth/google/callback';
const nonce = 'a-nonce-of-this-browser';
const stale = { kind: 'invalid', reason: 'signInElsewhere', staleSignIn: true };
const start = { nonceHash: sha256Hex(nonce), redirectUri };

function idTokenFor(claims: object): string {
  return ['e30', Buffer.from(JSON.stringify(claims)).toString('base64url'), ''].join('.');
}

function aConnection(claims: object = {}, granted: readonly GoogleService[] = googleServices) {
  const clock = fakeClock();
  const grants = memoryGrants();
  const revoked: string[] = [];
  const idToken = idTokenFor({
    aud: 'client',
    exp: clock.now() / 1000 + 3_600,
    sub: 'google-anna',
    email: 'anna@example.com',
    ...claims,
  });
  const oauth: OAuth = {
    authUrl: ({ state }) => `https://accounts.example/?state=${state}`,
    exchange: () =>
      Promise.resolve({
        accessToken: 'ya29.first',
        refreshToken: '1//refresh',
        expiresAt: clock.now() + 3_600_000,
        scopes: '',
        granted,
        idToken,
      }),
    refresh: () => Promise.reject(new Error('not expected')),
    revoke(token) {
      revoked.push(token);
      return Promise.resolve();
    },
  };
  const ports = {
    clock,
    grants,
    links: memoryLinks(),
    oauth,
    vault: plainVault,
    ids: countingIds(),
    log: quietLog,
    redirectUri,
    clientId: 'client',
  };
  return { ports, clock, grants, revoked };
}

const connected = async ({ ports }: ReturnType<typeof aConnection>) => {
  const { state } = await startGoogle(ports, anna, start);
  await exchangeGoogle(ports, anna, { code: 'c', state, nonce });
};

describe('connecting Google', () => {
  it.each<[GoogleService[], string, string]>([
    [['gmail', 'google-calendar'], 'connected', 'connected'],
    [['google-calendar'], 'error', 'connected'],
    [['gmail'], 'connected', 'error'],
    [[], 'error', 'error'],
  ])('shows what the person left ticked, and what not: %s', async (granted, gmail, calendar) => {
    const world = aConnection({}, granted);
    await connected(world);
    const { grants } = world;
    expect([grants.statusOf('anna'), grants.statusOf('anna', 'google-calendar')]).toEqual([gmail, calendar]);
  });

  it('with another account gives back the grant of the one before, and of the same account none', async () => {
    const world = aConnection();
    await connected(world);
    await connected(world);
    expect(world.revoked).toEqual([]);
    const other = aConnection({ sub: 'google-other', email: 'other@example.com' });
    await connected({ ...other, ports: { ...other.ports, grants: world.grants } });
    expect(other.revoked).toEqual(['1//refresh']);
    expect((await world.grants.load('anna'))?.account).toBe('other@example.com');
  });

  it.each([
    ['of the one before with it', 'Anna@example.com', 'disconnected'],
    ['of no other one with it', 'third@example.com', 'connected'],
  ])('with another account takes a Drive link %s', async (_, account, expected) => {
    const world = aConnection();
    await connected(world);
    const { links } = world.ports;
    const drive = { account, accountId: account, scopes: '', accessToken: 'd', refreshToken: null };
    await links.save('anna', 'google-drive', { ...drive, expiresAt: world.clock.now() }, world.clock.now());
    const other = aConnection({ sub: 'google-other', email: 'other@example.com' });
    await connected({ ...other, ports: { ...other.ports, links, grants: world.grants } });
    expect(links.shown('anna', 'google-drive')?.status).toBe(expected);
  });

  it('stores the grant of a person who is signed in', async () => {
    const { ports, grants } = aConnection();
    const { state } = await startGoogle(ports, anna, start);
    const reply = await exchangeGoogle(ports, anna, { code: 'c', state, nonce });
    expect(reply).toMatchObject({ email: 'anna@example.com', accessToken: 'ya29.first', ticket: null });
    expect(grants.statusOf('anna')).toBe('connected');
  });

  it('hands a ticket to somebody who signs in with it, and to nobody else', async () => {
    const { ports, grants } = aConnection();
    const { state } = await startGoogle(ports, null, start);
    const { ticket } = await exchangeGoogle(ports, null, { code: 'c', state, nonce });
    const ben = { ...anna, uid: 'ben', googleIds: ['google-ben'] };
    await expect(claimGoogle(ports, ben, { ticket: ticket ?? '' })).rejects.toMatchObject({
      kind: 'forbidden',
    });
    // The ticket is spent all the same.
    const signedIn = { ...anna, googleIds: ['google-anna'] };
    await expect(claimGoogle(ports, signedIn, { ticket: ticket ?? '' })).rejects.toMatchObject({
      kind: 'invalid',
    });
    expect(grants.statusOf('anna')).toBeUndefined();
  });

  it('gives the grant of the ticket to its owner', async () => {
    const { ports, grants } = aConnection();
    const { state } = await startGoogle(ports, null, start);
    const { ticket } = await exchangeGoogle(ports, null, { code: 'c', state, nonce });
    await claimGoogle(ports, { ...anna, googleIds: ['google-anna'] }, { ticket: ticket ?? '' });
    expect(grants.statusOf('anna')).toBe('connected');
  });

  it.each([
    ['of another browser', { nonce: 'a-nonce-of-another-one' }, anna, 0],
    ['that nobody started', { state: 'made-up' }, anna, 0],
    ['of another person', {}, { ...anna, uid: 'ben' }, 0],
    ['of nobody signed in', {}, null, 0],
    ['that is too old', {}, anna, 10 * 60_000],
  ])('refuses a state %s', async (_, change, person, ageMs) => {
    const { ports, clock, grants } = aConnection();
    const { state } = await startGoogle(ports, anna, start);
    clock.advance(ageMs);
    const answer = { code: 'c', state, nonce, ...change };
    await expect(exchangeGoogle(ports, person, answer)).rejects.toMatchObject(stale);
    expect(grants.statusOf('anna')).toBeUndefined();
  });

  it('takes a state once', async () => {
    const { ports } = aConnection();
    const { state } = await startGoogle(ports, anna, start);
    await exchangeGoogle(ports, anna, { code: 'c', state, nonce });
    await expect(exchangeGoogle(ports, anna, { code: 'c', state, nonce })).rejects.toMatchObject(stale);
  });

  it('comes back to this app alone', async () => {
    const { ports } = aConnection();
    const elsewhere = { ...start, redirectUri: 'https://evil.example/auth/google/callback' };
    await expect(startGoogle(ports, anna, elsewhere)).rejects.toMatchObject({
      issues: [{ path: 'redirectUri' }],
    });
  });

  it('refuses an identity that was meant for another app', async () => {
    const { ports } = aConnection({ aud: 'another-client' });
    const { state } = await startGoogle(ports, anna, start);
    await expect(exchangeGoogle(ports, anna, { code: 'c', state, nonce })).rejects.toMatchObject({
      kind: 'forbidden',
    });
  });

  it('is undone after the key was changed, too, though there is nothing left to revoke with', async () => {
    const { ports, grants, revoked } = aConnection();
    const { state } = await startGoogle(ports, anna, start);
    await exchangeGoogle(ports, anna, { code: 'c', state, nonce });
    await disconnectGoogle({ ...ports, vault: { ...ports.vault, open: () => null } }, anna);
    expect([grants.statusOf('anna'), revoked]).toEqual(['disconnected', []]);
  });

  it('asks to start again when the key was changed before the ticket came back', async () => {
    const { ports } = aConnection();
    const { state } = await startGoogle(ports, null, start);
    const { ticket } = await exchangeGoogle(ports, null, { code: 'c', state, nonce });
    const changed = { ...ports, vault: { ...ports.vault, open: () => null } };
    const signedIn = { ...anna, googleIds: ['google-anna'] };
    await expect(claimGoogle(changed, signedIn, { ticket: ticket ?? '' })).rejects.toMatchObject({
      kind: 'invalid',
    });
  });

  it('is undone: the grant is revoked at Google and forgotten', async () => {
    const { ports, grants, revoked } = aConnection();
    const { state } = await startGoogle(ports, anna, start);
    await exchangeGoogle(ports, anna, { code: 'c', state, nonce });
    await disconnectGoogle(ports, anna);
    expect(revoked).toEqual(['1//refresh']);
    expect(await grants.load('anna')).toBeNull();
    expect(grants.statusOf('anna')).toBe('disconnected');
  });
});
