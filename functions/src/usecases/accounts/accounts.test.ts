import { describe, expect, it } from 'vitest';
import type { DeletionStore } from '@crocodile-hub/core/contract/account';
import type { Account, AccountDirectory, Session } from '../../ports/accounts.ts';
import { Failure } from '../../ports/failure.ts';
import { aMail, anEngine, anna } from '../../testing/engine.ts';
import { memoryChannels } from '../../testing/memory-channels.ts';
import { aProvider } from '../../testing/a-provider.ts';
import { memoryConnections } from '../../testing/memory-connections.ts';
import { memoryGrants } from '../../testing/memory-grants.ts';
import { memoryLinks } from '../../testing/memory-links.ts';
import { plainVault } from '../../testing/plain-vault.ts';
import { execute } from '../ledger/execute.ts';
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
  const emptied: DeletionStore[] = [];
  let isEmptying = true;
  const accounts = makeAccounts(
    {
      ...engine,
      directory,
      deletions: {
        empty(receipt, uid, store) {
          expect([receipt, uid]).toEqual([null, 'anna']);
          if (!isEmptying) return Promise.reject(new Error('the database is down'));
          // The first round finds something, the second nothing.
          const isEmpty = emptied.includes(store);
          if (!isEmpty) emptied.push(store);
          return Promise.resolve(isEmpty);
        },
      },
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
    engine,
    clock,
    accounts,
    session,
    emptied,
    breaks: (isBroken: boolean) => {
      isEmptying = !isBroken;
    },
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

describe('an account that its owner takes over from whoever registered their address', () => {
  const registered: Account = { ...good, isVerified: false };
  const owned: Account = { ...good, hasPassword: false, wasUnverified: true };

  it('holds nothing that acts, or that decides whom mail goes to', async () => {
    const { accounts, becomes, account, emptied } = aDirectory();
    becomes(registered);
    await accounts.ask('anna');
    expect(emptied).toEqual([]);
    becomes(owned);
    await accounts.ask('anna');
    const acting = ['inboxRules', 'ruleMarks', 'people', 'savedWords', 'snoozes'];
    const others = ['uploads', 'uploadParts', 'signIns', 'grants', 'devices', 'profile'];
    expect(emptied).toEqual(expect.arrayContaining([...acting, ...others]));
    // What counts, and what says that an action was cancelled, stays; so does what only shows.
    const staying = [
      'outbox',
      'counters',
      'account',
      'sessions',
      'messages',
      'projects',
      'smartTasks',
      'reminders',
    ];
    expect(emptied.filter((store) => staying.includes(store))).toEqual([]);
    expect(account()).toMatchObject({ wasUnverified: false });
  });

  it('runs nothing that still waited, also what reaches nobody else', async () => {
    const { accounts, becomes, engine } = aDirectory();
    const event = { title: 'Call the bank at +1', startTime: '2026-12-01T10:00:00+02:00' };
    const planned = [
      aMail({ runAt: '2026-11-30T10:00:00Z', idempotencyKey: 'mail' }),
      aMail({
        actionType: 'create_event',
        payload: event,
        runAt: '2026-11-30T10:00:00Z',
        idempotencyKey: 'event',
        timeZone: 'Asia/Jerusalem',
      }),
    ];
    for (const one of planned) await execute(engine, anna, one);
    expect(await engine.ledger.waiting('anna')).toHaveLength(2);
    becomes(owned);
    await accounts.ask('anna');
    expect(await engine.ledger.waiting('anna')).toEqual([]);
  });

  it('is looked at again where it could not be emptied', async () => {
    const { accounts, becomes, account, breaks, emptied } = aDirectory();
    becomes(owned);
    breaks(true);
    await expect(accounts.ask('anna')).rejects.toThrow('the database is down');
    expect(account()).toMatchObject({ wasUnverified: true });
    breaks(false);
    await accounts.ask('anna');
    expect(emptied).toContain('inboxRules');
    expect(account()).toMatchObject({ wasUnverified: false });
  });

  it('keeps everything when its person opens the link', async () => {
    const { accounts, becomes, emptied } = aDirectory();
    becomes({ ...good, wasUnverified: true });
    await accounts.ask('anna');
    expect(emptied).toEqual([]);
  });
});
