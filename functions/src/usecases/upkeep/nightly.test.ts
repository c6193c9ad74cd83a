import { describe, expect, it } from 'vitest';
import { retention } from '@crocodile-hub/core/domain/retention';
import { whoseWork } from '../../ports/accounts.ts';
import { Failure } from '../../ports/failure.ts';
import type { OAuth } from '../../ports/connections.ts';
import { fakeClock } from '../../testing/fake-clock.ts';
import { lastingAccounts } from '../../testing/lasting-accounts.ts';
import { memoryConnections } from '../../testing/memory-connections.ts';
import { memoryGrants } from '../../testing/memory-grants.ts';
import { memoryUpkeep } from '../../testing/memory-upkeep.ts';
import { plainVault } from '../../testing/plain-vault.ts';
import { quietLog } from '../../testing/quiet.ts';
import { settledEntry } from '../../testing/settled-entry.ts';
import { willingProviders } from '../../testing/willing-providers.ts';
import { connectionContext } from '../channels/connection.ts';
import { googleAccess, grantContext } from '../google/access.ts';
import { type KeptAlivePorts, nightly } from './nightly.ts';

const dayMs = 86_400_000;

function aNight() {
  const clock = fakeClock();
  const store = memoryUpkeep();
  const logged: string[] = [];
  const used: string[] = [];
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
    ports: { ...willingProviders(used), upkeep: store.upkeep, clock, log, accounts: lastingAccounts },
    used,
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
    const { ports, grants, logged, used } = aNight();
    for (let index = 0; index < 450; index += 1) grants.push({ uid: `person-${index}`, service: 'google' });
    const seen = new Set<string>();
    const find = (uid: string) => {
      seen.add(uid);
      if (uid === 'person-3') return Promise.reject(new Error('broken'));
      return uid === 'person-4' ? Promise.resolve(null) : lastingAccounts.find(uid);
    };
    await nightly({ ...ports, accounts: { ...lastingAccounts, find } });
    expect(seen.size).toBe(450);
    expect(used.length).toBe(448);
    expect(used).not.toContain('person-4 google');
    expect(logged).toContain('upkeep.grant-failed');
  });

  it('every grant is used once, and a silent provider keeps nobody', async () => {
    const { ports, grants, logged, used } = aNight();
    for (const service of ['google', 'linkedin', 'tiktok-inbox', 'google-drive', 'google-handed-over'])
      for (const uid of ['anna', 'ben']) grants.push({ uid, service });
    const silent = new Failure('unavailable', 'linkSilent?service=LinkedIn');
    const checkLink: KeptAlivePorts['checkLink'] = (person, service) =>
      person.uid === 'anna' && service === 'linkedin'
        ? Promise.reject(silent)
        : ports.checkLink(person, service);
    await nightly({ ...ports, checkLink });
    expect(used.toSorted()).toEqual(
      [
        'anna google',
        'anna google-drive',
        'anna tiktok-inbox',
        'ben google',
        'ben google-drive',
        'ben linkedin',
        'ben tiktok-inbox',
      ].toSorted(),
    );
    expect(logged.filter((line) => line === 'upkeep.grant-failed').length).toBe(1);
  });

  it('uses each grant on behalf of its person, so that one broken mailbox stops no other', async () => {
    const { ports, grants, clock } = aNight();
    const accessToken = plainVault.seal('page-token', connectionContext('ben', 'facebook-inbox'));
    const connections = memoryConnections();
    await connections.save(
      'ben',
      'facebook-inbox',
      { accountId: 'page', account: null, accessToken },
      clock.now(),
    );
    grants.push({ uid: 'anna', service: 'google' }, { uid: 'ben', service: 'facebook-inbox' });
    const seen: string[] = [];
    const noteWho = () => {
      seen.push(whoseWork());
      return Promise.resolve();
    };
    await nightly({ ...ports, connections, meta: { ping: noteWho }, catchUpRules: noteWho });
    expect(seen.toSorted()).toEqual(['anna', 'ben']);
  });

  it('a page whose token Meta takes no more is shown so, until it takes it again', async () => {
    const { ports, grants, clock, logged } = aNight();
    grants.push({ uid: 'anna', service: 'facebook-inbox' });
    const connections = memoryConnections();
    const accessToken = plainVault.seal('page-token', connectionContext('anna', 'facebook-inbox'));
    const connection = { accountId: 'page', account: 'Studio', accessToken };
    await connections.save('anna', 'facebook-inbox', connection, clock.now());
    const refusing = { ping: () => Promise.reject(new Failure('reauth', 'facebookNeeded')) };
    await nightly({ ...ports, connections, meta: refusing });
    expect(connections.shown('anna', 'facebook-inbox')?.status).toBe('error');
    expect(logged).not.toContain('upkeep.grant-failed');
    clock.advance(dayMs);
    await nightly({ ...ports, connections });
    expect(connections.shown('anna', 'facebook-inbox')).toEqual({
      status: 'connected',
      lastSync: clock.now(),
    });
  });

  it('a grant that Google ended while it was idle is shown so, and is no fault of the night', async () => {
    const { ports, grants, clock, logged } = aNight();
    grants.push({ uid: 'anna', service: 'google' });
    const held = memoryGrants();
    const oauth: OAuth = {
      authUrl: () => '',
      exchange: () => Promise.reject(new Error('not expected')),
      refresh: () => Promise.reject(new Failure('reauth', 'googleNeeded')),
      revoke: () => Promise.resolve(),
    };
    const seal = (secret: string) => plainVault.seal(secret, grantContext('anna'));
    const grant = { account: 'anna@example.com', googleId: '1', scopes: '', expiresAt: clock.now() - 1 };
    const sealed = { ...grant, accessToken: seal('ya29.old'), refreshToken: seal('1//refresh') };
    await held.save('anna', sealed, clock.now());
    const access = googleAccess({ grants: held, oauth, vault: plainVault, clock, log: quietLog });
    await nightly({ ...ports, access });
    expect(await held.load('anna')).toBeNull();
    expect(logged).not.toContain('upkeep.grant-failed');
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
    // Each night has time for a part of them: the more kinds of data, the smaller it is.
    for (let nights = 2; nights <= Object.keys(retention).length; nights += 1) await nightly(busy);
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
