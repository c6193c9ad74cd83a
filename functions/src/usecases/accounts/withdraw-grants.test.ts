import { describe, expect, it } from 'vitest';
import type { OAuth } from '../../ports/connections.ts';
import { Failure } from '../../ports/failure.ts';
import { aProvider } from '../../testing/a-provider.ts';
import { anEngine, anna } from '../../testing/engine.ts';
import { memoryChannels } from '../../testing/memory-channels.ts';
import { memoryConnections } from '../../testing/memory-connections.ts';
import { memoryGrants } from '../../testing/memory-grants.ts';
import { memoryLinks } from '../../testing/memory-links.ts';
import { plainVault } from '../../testing/plain-vault.ts';
import { grantContext } from '../google/access.ts';
import { sealLink } from '../links/stored.ts';
import { makeAccounts } from './accounts.ts';
import { withdrawGrants } from './withdraw-grants.ts';

const silence = new Failure('unavailable', 'googleSilent');
const uid = anna.uid;

/** Anna's mail and LinkedIn are connected, and the providers refuse as they are told. */
async function connected() {
  const engine = anEngine();
  const grants = memoryGrants();
  const links = memoryLinks();
  const linkedIn = aProvider();
  const google: { refusal: Failure | null; revoked: string[] } = { refusal: null, revoked: [] };
  const oauth: OAuth = {
    authUrl: () => '',
    exchange: () => Promise.reject(new Error('not expected')),
    refresh: () => Promise.reject(new Error('not expected')),
    revoke(token) {
      google.revoked.push(token);
      return google.refusal === null ? Promise.resolve() : Promise.reject(google.refusal);
    },
  };
  const { provider } = linkedIn;
  const ports = {
    ...engine,
    grants,
    links,
    oauth,
    vault: plainVault,
    connections: memoryConnections(),
    channelStore: memoryChannels(),
    linkProviders: { 'google-drive': provider, 'tiktok-inbox': provider, linkedin: provider },
  };
  const tokens = { refreshToken: plainVault.seal('1//refresh', grantContext(uid)), accessToken: '' };
  const mail = { account: 'anna@example.com', googleId: '1', scopes: '', expiresAt: 0, ...tokens };
  await grants.save(uid, mail, 0);
  const linked = { accessToken: 'access', refreshToken: null, expiresAt: 0, scopes: '' };
  const member = { accountId: 'member', account: null };
  await links.save(uid, 'linkedin', { ...sealLink(ports, uid, 'linkedin', linked), ...member }, 0);
  const left = async () => [
    (await grants.load(uid)) === null ? [] : ['google'],
    (await links.load(uid, 'linkedin')) === null ? [] : ['linkedin'],
  ];
  return { ports, google, linkedIn, left: async () => (await left()).flat() };
}

describe('the grants of an account that ended', () => {
  it('stay while their provider gives no answer, so that they can still be revoked', async () => {
    const { ports, google, linkedIn, left } = await connected();
    google.refusal = silence;
    linkedIn.refusals.revoke = new Failure('rate-limited', 'linkBusy?service=LinkedIn');
    await expect(withdrawGrants(ports, uid, 'revoked-first')).rejects.toMatchObject({ kind: 'unavailable' });
    expect(await left()).toEqual(['google', 'linkedin']);
    google.refusal = null;
    delete linkedIn.refusals.revoke;
    await withdrawGrants(ports, uid, 'revoked-first');
    expect(await left()).toEqual([]);
    expect([google.revoked, linkedIn.revoked]).toEqual([
      ['1//refresh', '1//refresh'],
      ['access', 'access'],
    ]);
  });

  it('of one provider do not wait for those of another', async () => {
    const { ports, google, left } = await connected();
    google.refusal = silence;
    await expect(withdrawGrants(ports, uid, 'revoked-first')).rejects.toBe(silence);
    expect(await left()).toEqual(['google']);
  });

  it.each(['invalid', 'reauth', 'forbidden'] as const)(
    'go where the provider answers that there is nothing to revoke, or that it never will: %s',
    async (kind) => {
      const { ports, google, linkedIn, left } = await connected();
      google.refusal = new Failure(kind, 'unknown');
      linkedIn.refusals.revoke = new Failure(kind, 'unknown');
      await withdrawGrants(ports, uid, 'revoked-first');
      expect(await left()).toEqual([]);
    },
  );

  it('go when the key was changed: nothing is left to revoke them with', async () => {
    const { ports, google, linkedIn, left } = await connected();
    await withdrawGrants({ ...ports, vault: { ...plainVault, open: () => null } }, uid, 'revoked-first');
    expect([await left(), google.revoked, linkedIn.revoked]).toEqual([[], [], []]);
  });

  it('are looked at again at the next look, where one could not be revoked', async () => {
    const { ports, google, left } = await connected();
    const directory = {
      find: () => Promise.resolve(null),
      mark: () => Promise.resolve(),
      endSessions: () => Promise.resolve(),
      addressOf: () => Promise.resolve(null),
      close: () => Promise.resolve(),
      remove: () => Promise.resolve(),
    };
    const deletions = { empty: () => Promise.resolve(true) };
    const accounts = makeAccounts({ ...ports, directory, deletions }, 60_000);
    google.refusal = silence;
    expect(await accounts.ask(uid)).toBeNull();
    expect(await left()).toEqual(['google']);
    google.refusal = null;
    await accounts.ask(uid);
    expect(await left()).toEqual([]);
  });
});

it('grants that somebody else connected go at once, also where they cannot be revoked', async () => {
  const { ports, google, linkedIn, left } = await connected();
  google.refusal = silence;
  linkedIn.refusals.revoke = silence;
  await withdrawGrants(ports, uid, 'at-once');
  expect(await left()).toEqual([]);
});
