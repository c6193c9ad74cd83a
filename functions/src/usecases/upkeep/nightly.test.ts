import { describe, expect, it } from 'vitest';
import { fakeClock } from '../../testing/fake-clock.ts';
import { lastingAccounts } from '../../testing/lasting-accounts.ts';
import { memoryUpkeep } from '../../testing/memory-upkeep.ts';
import { settledEntry } from '../../testing/settled-entry.ts';
import { nightly } from './nightly.ts';

const dayMs = 86_400_000;

function aNight() {
  const clock = fakeClock();
  const store = memoryUpkeep();
  const logged: string[] = [];
  const log = {
    info: (event: string, fields?: object) => void logged.push(`${event} ${JSON.stringify(fields)}`),
    warn: () => undefined,
    error: (event: string) => void logged.push(event),
  };
  return {
    ...store,
    clock,
    log,
    logged,
    ports: { upkeep: store.upkeep, clock, log, accounts: lastingAccounts },
  };
}

/** Every call of the store takes so long, as if there were much to do. */
function slowly<T extends object>(target: T, wait: () => void): T {
  return new Proxy(target, {
    get(object, name) {
      const method: unknown = Reflect.get(object, name, object);
      if (typeof method !== 'function') return method;
      return (...args: unknown[]): unknown => {
        wait();
        return method.apply(object, args);
      };
    },
  });
}

describe('at night', () => {
  it('documents that ended go, and no others, however many there are', async () => {
    const { ports, ended, clock } = aNight();
    const now = clock.now();
    ended.set('notifications', [now + 1, ...Array.from({ length: 950 }, (_, index) => now - index)]);
    ended.set('oauthStates', [now - 5, now + 5]);
    await nightly(ports);
    expect([ended.get('notifications'), ended.get('oauthStates')]).toEqual([[now + 1], [now + 5]]);
  });

  it('the words of old actions are forgotten, unless their person keeps them longer', async () => {
    const { ports, entries, days, clock } = aNight();
    const old = clock.now() - 3 * dayMs;
    for (const key of ['anna/old', 'ben/kept'])
      entries.set(key, { entry: settledEntry(old), forgetAt: old + dayMs });
    days.set('ben', 30);
    await nightly(ports);
    expect(entries.get('anna/old')?.entry).toMatchObject({ payload: null, recipients: 1, status: 'done' });
    expect(entries.get('ben/kept')).toMatchObject({ entry: { payload: {} }, forgetAt: old + 30 * dayMs });
    clock.advance(30 * dayMs);
    await nightly(ports);
    expect(entries.get('ben/kept')?.entry.payload).toBeNull();
  });

  it('everybody who holds grants is looked at, which clears away after those who have ended', async () => {
    const { ports, holders, logged } = aNight();
    holders.push(...Array.from({ length: 450 }, (_, index) => `person-${index}`));
    const seen = new Set<string>();
    const find = (uid: string) => {
      seen.add(uid);
      if (uid === 'person-3') return Promise.reject(new Error('broken'));
      return uid === 'person-4' ? Promise.resolve(null) : lastingAccounts.find(uid);
    };
    await nightly({ ...ports, accounts: { ...lastingAccounts, find } });
    expect(seen.size).toBe(450);
    expect(logged).toContainEqual(expect.stringContaining('"accountsEnded":1'));
    expect(logged).toContain('upkeep.account-failed');
  });

  it('logs whose session is gone go, and those of sessions that are there stay', async () => {
    const { ports, sessions, write, messages, clock } = aNight();
    const old = clock.now() - 2 * dayMs;
    sessions.add('anna/here');
    for (const session of ['anna/gone', 'anna/here', 'ben/gone']) write(...aLog(session, 450, old));
    await nightly(ports);
    expect(messages().length).toBe(450);
    expect(new Set(messages().map(({ session }) => session))).toEqual(new Set(['anna/here']));
  });

  it('a log stays whose session may still be on its way', async () => {
    const { ports, write, messages, clock } = aNight();
    write(...aLog('anna/new', 3, clock.now() - 3_600_000));
    await nightly(ports);
    expect(messages().length).toBe(3);
  });

  it('a log without end takes no night from the others: it goes in pieces', async () => {
    const { ports, write, messages, clock } = aNight();
    const old = clock.now() - 2 * dayMs;
    write(...aLog('anna/endless', 5_000, old), ...aLog('ben/gone', 3, old));
    await nightly(ports);
    const left = () => messages().map(({ session }) => session);
    expect(left()).not.toContain('ben/gone');
    expect(left().length).toBe(3_000);
    await nightly(ports);
    await nightly(ports);
    expect(left()).toEqual([]);
  });

  it('goes on among the logs where the last one stopped', async () => {
    const { ports, sessions, write, messages, clock } = aNight();
    const old = clock.now() - 2 * dayMs;
    for (let index = 100; index < 700; index += 1) {
      sessions.add(`p${index}/here`);
      write(...aLog(`p${index}/here`, 1, old));
    }
    write(...aLog('z/gone', 1, old));
    const busy = { ...ports, upkeep: slowly(ports.upkeep, () => clock.advance(20_000)) };
    await nightly(busy);
    expect(messages().length).toBe(601);
    for (const _ of ['second', 'third', 'fourth']) await nightly(busy);
    expect(messages().length).toBe(600);
  });

  it('gives every kind its turn, although one has more than a night can take', async () => {
    const { ports, ended, clock } = aNight();
    const now = clock.now();
    ended.set(
      'oauthStates',
      Array.from({ length: 30_000 }, (_, index) => now - index),
    );
    ended.set('outbox', [now - 1]);
    await nightly({ ...ports, upkeep: slowly(ports.upkeep, () => clock.advance(4_000)) });
    expect(ended.get('oauthStates')?.length).toBeGreaterThan(0);
    expect(ended.get('outbox')).toEqual([]);
  });

  it('what fails holds up nothing else, and is told', async () => {
    const { ports, ended, entries, clock, logged } = aNight();
    const old = clock.now() - 3 * dayMs;
    ended.set('outbox', [old]);
    for (let index = 0; index < 300; index += 1)
      entries.set(`anna/k${index}`, { entry: settledEntry(old), forgetAt: old });
    const { upkeep } = ports;
    const failing = {
      ...upkeep,
      deleteEnded: (collection: string, now: number, limit: number) =>
        collection === 'oauthStates'
          ? Promise.reject(new Error('broken'))
          : upkeep.deleteEnded(collection, now, limit),
      forgetWords: (uid: string, key: string, now: number) =>
        Number(key.slice(1)) < 250
          ? Promise.reject(new Error('unreadable'))
          : upkeep.forgetWords(uid, key, now),
    };
    await nightly({ ...ports, upkeep: failing });
    expect(ended.get('outbox')).toEqual([]);
    expect([...entries.values()].filter(({ entry }) => entry.payload === null).length).toBe(50);
    expect(new Set(logged.slice(0, -1))).toEqual(new Set(['upkeep.failed', 'upkeep.entry-failed']));
  });
});

function aLog(session: string, length: number, writtenAt: number) {
  return Array.from({ length }, (_, index) => ({ session, id: `m${index}`, writtenAt }));
}
