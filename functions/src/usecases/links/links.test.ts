import { describe, expect, it } from 'vitest';
import { sha256Hex } from '@crocodile-hub/core/domain/sha256';
import { Failure } from '../../ports/failure.ts';
import type { LinkTokens } from '../../ports/connections.ts';
import { aProvider } from '../../testing/a-provider.ts';
import { anna } from '../../testing/engine.ts';
import { fakeClock } from '../../testing/fake-clock.ts';
import { memoryGrants } from '../../testing/memory-grants.ts';
import { memoryLinks } from '../../testing/memory-links.ts';
import { plainVault } from '../../testing/plain-vault.ts';
import { countingIds, quietLog } from '../../testing/quiet.ts';
import { makeLinkCheck } from './check.ts';
import { finishLink, startLink } from './link.ts';
import { unlink, unlinkDriveOf } from './unlink.ts';

const nonce = 'a-nonce-of-this-browser';
const nonceHash = sha256Hex(nonce);
const stale = { kind: 'invalid', reason: 'signInElsewhere', staleSignIn: true };
const silence = new Failure('unavailable', 'linkSilent?service=Provider');
const refusal = new Failure('reauth', 'linkEnded?service=Provider');

function aWorld(tokens: Partial<LinkTokens> = {}) {
  const clock = fakeClock();
  const links = memoryLinks();
  const grants = memoryGrants();
  const told = aProvider(tokens);
  const { provider } = told;
  const ports = {
    clock,
    links,
    grants,
    linkProviders: { 'google-drive': provider, 'tiktok-inbox': provider, linkedin: provider },
    vault: plainVault,
    ids: countingIds(),
    log: quietLog,
    appOrigin: 'https://app.example',
  };
  const connect = async (service: 'google-drive' | 'tiktok-inbox' | 'linkedin' = 'linkedin') => {
    const { state } = await startLink(ports, anna, { service, nonceHash });
    return await finishLink(ports, anna, { code: 'c', state, nonce });
  };
  const withGoogle = (account: string) =>
    grants.save(
      'anna',
      { account, googleId: 'g', scopes: '', refreshToken: null, accessToken: 'x', expiresAt: 0 },
      clock.now(),
    );
  return { ...told, clock, links, grants, ports, connect, withGoogle, check: makeLinkCheck(ports) };
}

describe('linking an account', () => {
  it('leads to the provider and back to its own callback, and shows the account', async () => {
    const { ports, links, connect, clock } = aWorld();
    const { authUrl } = await startLink(ports, anna, { service: 'tiktok-inbox', nonceHash });
    expect(new URL(authUrl).searchParams.get('redirectUri')).toBe('https://app.example/auth/tiktok/callback');
    expect(await connect()).toEqual({ success: true, service: 'linkedin', account: 'anna@example.com' });
    expect(links.shown('anna', 'linkedin')).toEqual({
      status: 'connected',
      account: 'anna@example.com',
      lastSync: clock.now(),
    });
    expect((await links.load('anna', 'linkedin'))?.accessToken).toBe('link:linkedin:anna|access-1');
  });

  it.each([
    ['of another browser', { nonce: 'a-nonce-of-another-one' }, anna, 0],
    ['that nobody started', { state: 'made-up' }, anna, 0],
    ['of another person', {}, { ...anna, uid: 'ben' }, 0],
    ['that is too old', {}, anna, 10 * 60_000],
  ])('refuses a state %s', async (_, change, person, ageMs) => {
    const { ports, clock, links, asked } = aWorld();
    const { state } = await startLink(ports, anna, { service: 'linkedin', nonceHash });
    clock.advance(ageMs);
    const answer = { code: 'c', state, nonce, ...change };
    await expect(finishLink(ports, person, answer)).rejects.toMatchObject(stale);
    expect([asked, links.shown('anna', 'linkedin')]).toEqual([[], undefined]);
  });

  it('takes a state once', async () => {
    const { ports } = aWorld();
    const { state } = await startLink(ports, anna, { service: 'linkedin', nonceHash });
    await finishLink(ports, anna, { code: 'c', state, nonce });
    await expect(finishLink(ports, anna, { code: 'c', state, nonce })).rejects.toMatchObject(stale);
  });

  it('takes no state of the sign-in with Google', async () => {
    const { ports, grants, clock } = aWorld();
    const flow = { verifier: 'v', nonceHash, redirectUri: '', uid: 'anna', expiresAt: clock.now() + 1_000 };
    await grants.beginFlow('google-state', { ...flow, service: 'google' });
    const answer = { code: 'c', state: 'google-state', nonce };
    await expect(finishLink(ports, anna, answer)).rejects.toMatchObject(stale);
  });

  it('gives back a grant without what is needed, and keeps the link that was there', async () => {
    const { ports, links, connect, revoked } = aWorld();
    await connect();
    const less = aProvider({ scopes: 'openid', accessToken: 'access-less' });
    const changed = { ...ports, linkProviders: { ...ports.linkProviders, linkedin: less.provider } };
    const { state } = await startLink(changed, anna, { service: 'linkedin', nonceHash });
    await expect(finishLink(changed, anna, { code: 'c', state, nonce })).rejects.toMatchObject({
      kind: 'forbidden',
      reason: 'linkLacksPermission?service=LinkedIn',
    });
    expect([less.revoked, revoked]).toEqual([['access-less'], []]);
    expect(links.shown('anna', 'linkedin')?.status).toBe('connected');
  });

  it('keeps nothing of a grant that the provider does not answer for', async () => {
    const { connect, links, refusals, revoked } = aWorld();
    refusals.whoseAccount = silence;
    await expect(connect()).rejects.toBe(silence);
    expect([await links.load('anna', 'linkedin'), revoked]).toEqual([null, ['access-1']]);
  });

  it('gives back the grant of the account before, and not of the same one', async () => {
    const { connect, revoked, account } = aWorld();
    await connect();
    await connect();
    expect(revoked).toEqual([]);
    account.accountId = 'member-2';
    await connect();
    expect(revoked).toEqual(['access-2']);
  });
});

describe('a check of a link', () => {
  const works = { success: true, works: true };
  const worksNot = { success: true, works: false };

  it('asks the provider, and shows when and as whom it answered', async () => {
    const { connect, check, clock, links, account, asked } = aWorld();
    await connect();
    clock.advance(5_000);
    account.account = 'anna@new.example';
    expect(await check(anna, 'linkedin')).toEqual(works);
    expect(asked).toEqual(['account access-1', 'account access-1']);
    expect(links.shown('anna', 'linkedin')).toMatchObject({
      account: 'anna@new.example',
      lastSync: clock.now(),
    });
  });

  it('renews a token that was refused, and one that is about to end before it is used', async () => {
    const { connect, check, dead, asked, links } = aWorld();
    await connect();
    dead.add('access-1');
    expect(await check(anna, 'linkedin')).toEqual(works);
    expect(asked.slice(1)).toEqual(['account access-1', 'refresh refresh-1', 'account access-2']);
    expect((await links.load('anna', 'linkedin'))?.refreshToken).toContain('refresh-2');

    const old = aWorld({ expiresAt: 0 });
    await old.connect();
    await old.check(anna, 'linkedin');
    expect(old.asked.slice(1)).toEqual(['refresh refresh-1', 'account access-2']);
  });

  it('keeps the refresh token where the provider gives no other', async () => {
    const { connect, check, dead, provider, links } = aWorld();
    await connect();
    dead.add('access-1');
    const refresh = provider.refresh.bind(provider);
    provider.refresh = async (token) => ({ ...(await refresh(token)), refreshToken: null });
    await check(anna, 'linkedin');
    expect((await links.load('anna', 'linkedin'))?.refreshToken).toContain('refresh-1');
  });

  it.each([
    ['refuses to renew', { refresh: refusal }],
    ['refuses the new token, too', { whoseAccount: refusal }],
  ])('ends it when the provider %s', async (_, refused) => {
    const { connect, check, dead, links, refusals } = aWorld();
    await connect();
    dead.add('access-1');
    Object.assign(refusals, refused);
    expect(await check(anna, 'linkedin')).toEqual(worksNot);
    expect(await links.load('anna', 'linkedin')).toBeNull();
    expect(links.shown('anna', 'linkedin')).toMatchObject({ status: 'error', account: 'anna@example.com' });
  });

  it('ends it at the third refusal where there is no refresh token', async () => {
    const { connect, check, dead, links, asked } = aWorld({ refreshToken: null, expiresAt: 0 });
    await connect();
    dead.add('access-1');
    expect(await check(anna, 'linkedin')).toEqual(worksNot);
    expect(asked).toEqual(Array.from({ length: 4 }, () => 'account access-1'));
    expect(links.shown('anna', 'linkedin')?.status).toBe('error');
  });

  it.each(['whoseAccount', 'refresh'] as const)('changes nothing when %s meets a silence', async (what) => {
    const { connect, check, clock, dead, links, refusals } = aWorld();
    await connect();
    const before = links.shown('anna', 'linkedin');
    clock.advance(5_000);
    if (what === 'refresh') dead.add('access-1');
    refusals[what] = silence;
    await expect(check(anna, 'linkedin')).rejects.toBe(silence);
    expect(links.shown('anna', 'linkedin')).toEqual(before);
    expect(await links.load('anna', 'linkedin')).not.toBeNull();
  });

  it('believes the tokens of another process that renewed it at the same time', async () => {
    const { connect, check, dead, links, refusals, ports, provider } = aWorld();
    await connect();
    dead.add('access-1');
    // The other process used up the refresh token between our look and our try.
    provider.refresh = async () => {
      const used = { accessToken: ports.vault.seal('access-1', 'link:linkedin:anna') };
      await links.renewed('anna', 'linkedin', used, {
        accessToken: ports.vault.seal('access-9', 'link:linkedin:anna'),
        refreshToken: ports.vault.seal('refresh-9', 'link:linkedin:anna'),
        expiresAt: 1_000_000_000_000_000,
        scopes: '',
      });
      throw refusal;
    };
    expect(refusals).toEqual({});
    expect(await check(anna, 'linkedin')).toEqual(works);
    expect(links.shown('anna', 'linkedin')?.status).toBe('connected');
  });

  it('is one for all who ask at once', async () => {
    const { connect, check, dead, asked } = aWorld();
    await connect();
    dead.add('access-1');
    const answers = await Promise.all(Array.from({ length: 1_000 }, () => check(anna, 'linkedin')));
    expect(new Set(answers.map(({ works: one }) => one))).toEqual(new Set([true]));
    expect(asked.filter((one) => one.startsWith('refresh'))).toHaveLength(1);
  });

  it('finds nothing where nothing is linked, and ends what a changed key cannot open', async () => {
    const { connect, check, ports, links } = aWorld();
    expect(await check(anna, 'linkedin')).toEqual(worksNot);
    await connect();
    const changed = makeLinkCheck({ ...ports, vault: { ...ports.vault, open: () => null } });
    expect(await changed(anna, 'linkedin')).toEqual(worksNot);
    expect(links.shown('anna', 'linkedin')?.status).toBe('error');
  });

  it('brings nothing back that was disconnected meanwhile', async () => {
    const { connect, check, links, provider } = aWorld();
    await connect();
    const whoseAccount = provider.whoseAccount.bind(provider);
    provider.whoseAccount = async (token) => {
      await links.remove('anna', 'linkedin');
      return await whoseAccount(token);
    };
    await check(anna, 'linkedin');
    expect(links.shown('anna', 'linkedin')?.status).toBe('disconnected');
  });
});

describe('disconnecting a linked account', () => {
  it('gives the grant back and forgets it, also when the provider does not take it', async () => {
    const { connect, ports, links, revoked, refusals } = aWorld();
    await connect();
    refusals.revoke = silence;
    expect(await unlink(ports, anna, 'linkedin')).toEqual({ success: true });
    expect(revoked).toEqual(['access-1']);
    expect(links.shown('anna', 'linkedin')).toEqual({
      status: 'disconnected',
      account: null,
      lastSync: null,
    });
    expect(await unlink(ports, anna, 'linkedin')).toEqual({ success: true });
    expect(revoked).toHaveLength(1);
  });

  it.each([
    ['the same account', 'Anna@example.com', []],
    ['another account', 'else@example.com', ['access-1']],
  ])('of Drive revokes nothing that Gmail of the same account needs: %s', async (_, gmail, expected) => {
    const { connect, ports, withGoogle, revoked, links } = aWorld();
    await connect('google-drive');
    await withGoogle(gmail);
    await unlink(ports, anna, 'google-drive');
    expect(revoked).toEqual(expected);
    expect(links.shown('anna', 'google-drive')?.status).toBe('disconnected');
  });

  it('of Gmail takes Drive of the same account with it, and no other', async () => {
    const { connect, ports, links } = aWorld();
    await connect('google-drive');
    await unlinkDriveOf(ports, 'anna', { account: 'else@example.com' });
    expect(links.shown('anna', 'google-drive')?.status).toBe('connected');
    await unlinkDriveOf(ports, 'anna', { account: 'anna@example.com' });
    expect(links.shown('anna', 'google-drive')?.status).toBe('disconnected');
  });

  it('suggests to Google the account whose mail is connected, and to nobody else', async () => {
    const { ports, withGoogle } = aWorld();
    await withGoogle('anna@example.com');
    const hint = async (service: 'google-drive' | 'linkedin') => {
      const { authUrl } = await startLink(ports, anna, { service, nonceHash });
      return new URL(authUrl).searchParams.get('loginHint');
    };
    expect([await hint('google-drive'), await hint('linkedin')]).toEqual(['anna@example.com', '']);
  });
});
