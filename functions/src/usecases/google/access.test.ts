import { describe, expect, it } from 'vitest';
import { Failure } from '../../ports/failure.ts';
import type { OAuth } from '../../ports/connections.ts';
import type { Vault } from '../../ports/world.ts';
import { anna } from '../../testing/engine.ts';
import { fakeClock } from '../../testing/fake-clock.ts';
import { memoryGrants } from '../../testing/memory-grants.ts';
import { plainVault } from '../../testing/plain-vault.ts';
import { quietLog } from '../../testing/quiet.ts';
import { googleAccess, grantContext } from './access.ts';

const hourMs = 3_600_000;

function anAccess(
  refresh: OAuth['refresh'] = () => Promise.reject(new Error('not expected')),
  vault: Vault = plainVault,
) {
  const clock = fakeClock();
  const grants = memoryGrants();
  const oauth: OAuth = {
    authUrl: () => '',
    exchange: () => Promise.reject(new Error('not expected')),
    refresh,
    revoke: () => Promise.resolve(),
  };
  const access = googleAccess({ grants, oauth, vault, clock, log: quietLog });
  const seal = (secret: string) => plainVault.seal(secret, grantContext('anna'));
  const connect = () =>
    grants.save(
      'anna',
      {
        account: 'anna@example.com',
        googleId: '1',
        scopes: '',
        accessToken: seal('ya29.first'),
        refreshToken: seal('1//refresh'),
        expiresAt: clock.now() + hourMs,
      },
      clock.now(),
    );
  return { access, grants, clock, connect };
}

const renewed = (accessToken: string, expiresAt: number) => ({
  accessToken,
  refreshToken: null,
  expiresAt,
  scopes: '',
});

describe("a person's Google token", () => {
  it('is the one that came with the call', async () => {
    const { access } = anAccess();
    expect(await access.token({ ...anna, providerToken: 'ya29.given' })).toBe('ya29.given');
  });

  it('is the stored one while it lives', async () => {
    const { access, connect } = anAccess();
    await connect();
    expect(await access.token(anna)).toBe('ya29.first');
  });

  it('is refreshed once for everybody who needs it at once', async () => {
    let refreshes = 0;
    const { access, connect, clock } = anAccess(() => {
      refreshes += 1;
      return Promise.resolve(renewed('ya29.second', clock.now() + hourMs));
    });
    await connect();
    clock.advance(hourMs);
    const tokens = await Promise.all([1, 2, 3].map(() => access.token(anna)));
    expect(new Set(tokens)).toEqual(new Set(['ya29.second']));
    expect(refreshes).toBe(1);
    expect(await access.token(anna)).toBe('ya29.second');
    expect(refreshes).toBe(1);
  });

  it('is renewed after Google refused it, unless somebody renewed it meanwhile', async () => {
    let refreshes = 0;
    const { access, connect, clock } = anAccess(() => {
      refreshes += 1;
      return Promise.resolve(renewed('ya29.second', clock.now() + hourMs));
    });
    await connect();
    expect(await access.renew(anna, 'ya29.first')).toBe('ya29.second');
    expect(await access.renew(anna, 'ya29.first')).toBe('ya29.second');
    expect(refreshes).toBe(1);
  });

  it('asks to reconnect when the grant was withdrawn, and shows it', async () => {
    const { access, connect, clock, grants } = anAccess(() =>
      Promise.reject(new Failure('reauth', 'unknown')),
    );
    await connect();
    clock.advance(hourMs);
    await expect(access.token(anna)).rejects.toMatchObject({
      kind: 'reauth',
      message: 'Google access token required. Please reconnect your Google account.',
    });
    expect(grants.statusOf('anna')).toBe('error');
  });

  it('asks to reconnect when the key that sealed the grant was changed, and shows it', async () => {
    const changed: Vault = { ...plainVault, open: () => null };
    const { access, connect, grants } = anAccess(undefined, changed);
    await connect();
    expect(await access.isReady(anna, 'now')).toBe(false);
    await connect();
    await expect(access.token(anna)).rejects.toMatchObject({
      kind: 'reauth',
      message: 'Google access token required. Please reconnect your Google account.',
    });
    expect(grants.statusOf('anna')).toBe('error');
  });

  it('survives a silent Google: the grant stays', async () => {
    const { access, connect, clock, grants } = anAccess(() =>
      Promise.reject(new Failure('unavailable', 'unknown')),
    );
    await connect();
    clock.advance(hourMs);
    await expect(access.token(anna)).rejects.toMatchObject({ kind: 'unavailable' });
    expect(grants.statusOf('anna')).toBe('connected');
  });

  it('that comes with a call is none for an action that leaves after its end', async () => {
    const { access, clock } = anAccess();
    const withToken = { ...anna, providerToken: 'ya29.given' };
    expect(await access.isReady(withToken, clock.now() + 24 * hourMs)).toBe(false);
    expect(await access.isReady(anna, 'now')).toBe(false);
  });

  it('that comes with a call is kept for a later action', async () => {
    const { access, clock } = anAccess();
    expect(await access.isReady(anna, 'now')).toBe(false);
    const withToken = { ...anna, providerToken: 'ya29.given' };
    expect(await access.isReady(withToken, clock.now() + 30_000)).toBe(true);
    // It was kept for the held action, whose worker has no call to take it from.
    expect(await access.token(anna)).toBe('ya29.given');
  });
});
