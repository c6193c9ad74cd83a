import { describe, expect, it } from 'vitest';
import type { Account, AccountDirectory, Session } from '../../ports/accounts.ts';
import { Failure } from '../../ports/failure.ts';
import { anEngine } from '../../testing/engine.ts';
import { memoryChannels } from '../../testing/memory-channels.ts';
import { aProvider } from '../../testing/a-provider.ts';
import { memoryConnections } from '../../testing/memory-connections.ts';
import { memoryGrants } from '../../testing/memory-grants.ts';
import { memoryLinks } from '../../testing/memory-links.ts';
import { plainVault } from '../../testing/plain-vault.ts';
import { makeAccounts } from './accounts.ts';
import { livingSessions } from './sessions.ts';

const minuteMs = 60_000;
const good: Account = { isVerified: true, hasPassword: true, sessionsSince: 0, wasUnverified: false };

/** Anna's account as the directory has it, and how often it was asked. */
function aDirectory() {
  const engine = anEngine();
  const { clock } = engine;
  let stored: Account | null | 'silent' = good;
  let asked = 0;
  const directory: AccountDirectory = {
    find() {
      asked += 1;
      return stored === 'silent'
        ? Promise.reject(new Failure('unavailable', 'unknown'))
        : Promise.resolve(stored);
    },
    mark(_, wasUnverified) {
      if (stored !== null && stored !== 'silent') stored = { ...stored, wasUnverified };
      return Promise.resolve();
    },
    endSessions: () => Promise.resolve(),
    addressOf: () => Promise.resolve(null),
    close: () => Promise.resolve(),
    remove: () => Promise.resolve(),
  };
  const { provider } = aProvider();
  const accounts = makeAccounts(
    {
      ...engine,
      directory,
      grants: memoryGrants(),
      vault: plainVault,
      oauth: {
        authUrl: () => '',
        exchange: () => Promise.reject(new Error('not expected')),
        refresh: () => Promise.reject(new Error('not expected')),
        revoke: () => Promise.resolve(),
      },
      connections: memoryConnections(),
      channelStore: memoryChannels(),
      links: memoryLinks(),
      linkProviders: { 'google-drive': provider, 'tiktok-inbox': provider, linkedin: provider },
    },
    minuteMs,
  );
  const session: Session = {
    uid: 'anna',
    googleIds: [],
    startedAt: clock.now() - 3_600_000,
    withPassword: true,
    isVerified: true,
  };
  return {
    clock,
    accounts,
    session,
    asked: () => asked,
    account: () => stored,
    becomes: (next: typeof stored) => {
      stored = next;
    },
    letIn: async (over: Partial<Session> = {}) =>
      await livingSessions({ verify: () => ({ ...session, ...over }) }, accounts).verify('token'),
  };
}

describe('what the directory says', () => {
  it('is believed for a minute and no longer, and asked once by calls that come at once', async () => {
    const { letIn, becomes, clock, asked } = aDirectory();
    await Promise.all([letIn(), letIn(), letIn()]);
    expect(asked()).toBe(1);
    becomes(null);
    clock.advance(minuteMs - 1);
    await letIn();
    clock.advance(1);
    await expect(letIn()).rejects.toMatchObject({ kind: 'unauthenticated' });
    expect(asked()).toBe(2);
  });

  it('lets nobody in while it is silent, and is asked again', async () => {
    const { letIn, becomes } = aDirectory();
    becomes('silent');
    await expect(letIn()).rejects.toMatchObject({ kind: 'unavailable' });
    becomes(good);
    expect(await letIn()).toMatchObject({ uid: 'anna' });
  });

  it('is asked anew by a session that began after the last look', async () => {
    const { letIn, becomes, clock } = aDirectory();
    await letIn();
    becomes({ ...good, hasPassword: false });
    clock.advance(5_000);
    expect(await letIn({ startedAt: clock.now(), withPassword: false })).toMatchObject({ uid: 'anna' });
    await expect(letIn()).rejects.toMatchObject({ kind: 'unauthenticated' });
  });

  it('is asked anew before somebody is called unverified', async () => {
    const { accounts, becomes } = aDirectory();
    becomes({ ...good, isVerified: false });
    expect(await accounts.findVerified('anna')).toMatchObject({ isVerified: false });
    becomes(good);
    expect(await accounts.findVerified('anna')).toMatchObject({ isVerified: true });
  });
});

describe('a session', () => {
  it.each<[string, Partial<Account>]>([
    ['began before all were ended', { sessionsSince: Date.parse('2027-01-01') }],
    ['began with a password that the account no longer has', { hasPassword: false }],
  ])('that %s is refused', async (_, change) => {
    const { letIn, becomes } = aDirectory();
    becomes({ ...good, ...change });
    await expect(letIn()).rejects.toMatchObject({ kind: 'unauthenticated' });
  });
});

it('an account that was seen unverified is marked, until its person verifies it', async () => {
  const { accounts, becomes, account } = aDirectory();
  becomes({ ...good, isVerified: false });
  await accounts.ask('anna');
  expect(account()).toMatchObject({ wasUnverified: true });
  becomes({ ...good, wasUnverified: true });
  await accounts.ask('anna');
  expect(account()).toMatchObject({ wasUnverified: false });
});
