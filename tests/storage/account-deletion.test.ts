import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { deletionStores, type DeletionStore } from '@crocodile-hub/core/contract/account';
import { paths } from '@crocodile-hub/core/contract/paths';
import { retention } from '@crocodile-hub/core/domain/retention';
import type { AccountDirectory } from '../../functions/src/ports/accounts.ts';
import { Failure } from '../../functions/src/ports/failure.ts';
import { fakeClock } from '../../functions/src/testing/fake-clock.ts';
import { lastingAccounts } from '../../functions/src/testing/lasting-accounts.ts';
import { deleteAccount, deletionReceipt } from '../../functions/src/usecases/accounts/delete-account.ts';
import { eraseAccount, sweepDeletions } from '../../functions/src/usecases/accounts/erase-account.ts';
import { grantContext } from '../../functions/src/usecases/google/access.ts';
import { allDocuments } from '../support/all-documents.ts';
import { Death, killedDeletion, mortal } from '../support/killed-deletion.ts';
import { isProving } from '../support/proving.ts';
import { type RealAdapters, realAdapters } from './real-adapters.ts';

// The deletion of an account through the real adapters of the database. Workers die wherever they can.

const minuteMs = 60_000;
const canary = 'zwrtqp';

const adapters = realAdapters();
let ports: RealAdapters['ports'];
let db: RealAdapters['db'];
beforeAll(() => {
  ({ ports, db } = adapters());
});

// Another clock's sweep would take them up.
afterEach(async () => {
  const left = await db.collection(paths.deletions()).listDocuments();
  await Promise.all(left.map((receipt) => receipt.delete()));
});

/** Where one document of each store stands; several people's where it is shared. */
const placesOf: Record<Exclude<DeletionStore, 'account'>, (uid: string) => readonly [string, object][]> = {
  ...oneIn('outbox'),
  ...oneIn('reminders'),
  ...oneIn('devices'),
  ...oneIn('notifications'),
  ...oneIn('smartTasks'),
  ...oneIn('sessions'),
  ...oneIn('projects'),
  ...oneIn('channelMessages'),
  ...oneIn('snoozes'),
  ...oneIn('savedWords'),
  ...oneIn('inboxRules'),
  ...oneIn('ruleMarks'),
  ...oneIn('integrations'),
  ...oneIn('sentReferences'),
  ...oneIn('replies'),
  ...oneIn('earlierTasks'),
  ...oneIn('counters'),
  ...oneIn('cache'),
  ...oneIn('people'),
  ...oneIn('uploads'),
  ...oneIn('uploadParts'),
  // Of a kind that no provider knows: withdrawing them is shown elsewhere.
  ...oneIn('grants'),
  messages: (uid) => [
    [`${paths.messages(uid, 'one')}/m`, { canary }],
    [`${paths.messages(uid, '-gone')}/_m`, { canary }],
    [`${paths.messages(uid, 'zzz')}/zz`, { canary }],
  ],
  conversations: (uid) => [
    [`${paths.channelOwners()}/sms-${uid}`, { uids: [uid], canary }],
    [`${paths.channelOwners()}/whatsapp-${uid}`, { uids: [uid, 'ben'] }],
  ],
  signIns: (uid) => [[`${paths.oauthStates()}/${uid}`, { uid, canary }]],
  profile: (uid) => [[paths.user(uid), { canary }]],
};

function oneIn<const S extends DeletionStore & keyof typeof paths>(store: S) {
  const place = (uid: string): readonly [string, object][] => [[`${paths[store](uid, '')}/one`, { canary }]];
  return { [store]: place } as Record<S, typeof place>;
}

async function plant(uid: string): Promise<Record<string, number>> {
  const batch = db.batch();
  const counts: Record<string, number> = { account: 1 };
  for (const [store, places] of Object.entries(placesOf)) {
    const documents = places(uid);
    counts[store] = documents.length;
    for (const [path, data] of documents) batch.set(db.doc(path), data);
  }
  await batch.commit();
  return counts;
}

const traces = async (...words: string[]) =>
  (await allDocuments(db)).filter((document) => words.some((word) => document.includes(word)));

/** A person with something everywhere, whose deletion has begun. */
async function aDeletion() {
  const uid = `anna-${randomUUID()}`;
  const clock = fakeClock();
  const log: string[] = [];
  const directory: AccountDirectory = {
    find: () => Promise.resolve(null),
    mark: () => Promise.resolve(),
    endSessions: () => Promise.resolve(),
    addressOf: () => Promise.resolve('Anna@Example.com'),
    close: () => Promise.resolve(void log.push('closed')),
    remove: () => Promise.resolve(void log.push('removed')),
  };
  const parts = {
    ...ports,
    clock,
    directory,
    accounts: lastingAccounts,
    queue: { enqueue: () => Promise.resolve() },
  };
  const counts = await plant(uid);
  const person = { uid, googleIds: [], providerToken: null, signedInAt: clock.now() };
  const begin = (typed = ' anna@example.COM ') => deleteAccount(parts, person, typed);
  return { uid, clock, log, parts, counts, person, begin };
}

describe('the deletion of an account', () => {
  it('knows every place where something of a person is kept', () => {
    const known: readonly string[] = [...deletionStores, 'user', 'channelOwners', 'oauthStates'];
    // Of nobody, for ten minutes, a number under the hash of a mailbox for eight days, or the receipts themselves.
    const nobodys = ['upkeep', 'sharedCounters', 'oauthTickets', 'mailboxMarks', 'deletions'];
    const places = Object.values(retention).map(({ place }): string => place);
    expect(places.filter((place) => !known.includes(place) && !nobodys.includes(place))).toEqual([]);
  });

  it('leaves nothing, at whichever call the worker dies, and its receipt counts what went', async () => {
    async function dyingAt(fatal: number): Promise<number> {
      const { uid, parts, counts, begin, log } = await aDeletion();
      const { receipt } = await begin();
      let calls = 0;
      const dies = () => (calls += 1) === fatal;
      const deletions = mortal(parts.deletions, dies);
      const directory = mortal(parts.directory, dies);
      const death = await eraseAccount({ ...parts, deletions, directory }, receipt).catch(
        (error: unknown) => error,
      );
      expect(death instanceof Death).toBe(fatal <= calls);
      await eraseAccount(parts, receipt);

      expect(log.at(-1)).toBe('removed');
      const { emptied, finishedAt } = await deletionReceipt(parts, receipt);
      expect(finishedAt).not.toBeNull();
      expect(Object.fromEntries(emptied.map(({ store, documents }) => [store, documents]))).toEqual(counts);
      await db.doc(`${paths.channelOwners()}/whatsapp-${uid}`).delete();
      return calls;
    }
    const calls = await dyingAt(Infinity);
    expect(calls).toBeGreaterThan(2 * deletionStores.length);
    // Every day at some of them, which are others when calls come or go.
    const step = isProving ? 1 : 5;
    for (let fatal = 1; fatal <= calls; fatal += step) await dyingAt(fatal);
    expect(await traces(canary)).toEqual([]);
    // Dozens of whole deletions.
  }, 120_000);

  it.each([1, 2, 3])(
    'leaves none of 200 strings in a store or a line of the log, however often its workers die: seed %i',
    async (seed) => {
      const { canaries, deaths, left, logged } = await killedDeletion({ ports, db }, seed);
      expect(canaries).toBeGreaterThanOrEqual(200);
      expect(deaths).toBeGreaterThan(3);
      expect([left, logged]).toEqual([[], []]);
    },
  );

  it('leaves to others what they share', async () => {
    const { uid, parts, begin } = await aDeletion();
    const { receipt } = await begin();
    await eraseAccount(parts, receipt);
    expect((await db.doc(`${paths.channelOwners()}/whatsapp-${uid}`).get()).data()).toEqual({
      uids: ['ben'],
    });
  });

  it('counts each document once, though two work on it at once, and there are more than a batch takes', async () => {
    const { uid, parts, begin } = await aDeletion();
    const writer = db.bulkWriter({ throttling: false });
    for (let index = 0; index < 950; index += 1)
      void writer.set(db.doc(`${paths.messages(uid, 'long')}/m${index}`), { canary });
    await writer.close();
    const { receipt } = await begin();
    await Promise.all([eraseAccount(parts, receipt), eraseAccount(parts, receipt)]);
    const { emptied } = await deletionReceipt(parts, receipt);
    expect(emptied.find(({ store }) => store === 'messages')?.documents).toBe(953);
    expect(await traces(canary)).toEqual([]);
  });

  it('is taken up by the sweeper when nobody is heard of any more, and not before', async () => {
    const { parts, begin, clock, log } = await aDeletion();
    const { receipt } = await begin();
    await sweepDeletions(parts);
    expect(log).toEqual(['closed']);
    clock.advance(minuteMs);
    await sweepDeletions(parts);
    expect(log).toEqual(['closed', 'removed']);
    expect((await deletionReceipt(parts, receipt)).finishedAt).not.toBeNull();
  });

  it('is found with all others that are due, page by page and the oldest first', async () => {
    const now = Date.UTC(2026, 10, 20);
    const batch = db.batch();
    const receipts = Array.from({ length: 201 }, (_, index) => `r-${String(index).padStart(3, '0')}`);
    for (const [index, receipt] of receipts.entries()) {
      const attendAt = Timestamp.fromMillis(now - 1_000 + index);
      batch.set(db.doc(`${paths.deletions()}/${receipt}`), { uid: `of-${receipt}`, attendAt });
    }
    await batch.commit();
    const pages = [];
    for await (const page of ports.deletions.due(now)) pages.push(page);
    expect(pages.map((page) => page.length)).toEqual([200, 1]);
    expect(pages.flat()).toEqual(receipts.map((id) => ({ uid: `of-${id}`, id })));
  });

  it('takes what a page that was still open wrote afterwards, and then forgets whose it was', async () => {
    const { uid, parts, begin, clock } = await aDeletion();
    const { receipt } = await begin();
    await eraseAccount(parts, receipt);
    await db.doc(`${paths.sessions(uid)}/late`).set({ canary, at: Timestamp.now() });
    clock.advance(64 * minuteMs);
    await sweepDeletions(parts);
    expect(await traces(canary)).toHaveLength(1);
    clock.advance(2 * minuteMs);
    await sweepDeletions(parts);
    expect(await traces(canary)).toEqual([]);
    expect(
      await db
        .doc(`${paths.deletions()}/${receipt}`)
        .get()
        .then((doc) => doc.get('uid')),
    ).toBeNull();
    await sweepDeletions(parts);
    expect(
      (await deletionReceipt(parts, receipt)).emptied.find(({ store }) => store === 'sessions')?.documents,
    ).toBe(2);
  });

  it('goes on where a provider refuses to take its grant back again and again', async () => {
    const { uid, parts, begin, clock } = await aDeletion();
    await db.doc(`${paths.grants(uid)}/google`).set({ canary: 'unreadable' });
    const { receipt } = await begin();
    for (const _ of ['first', 'second', 'third', 'fourth']) {
      clock.advance(60 * minuteMs);
      await sweepDeletions(parts);
    }
    expect((await deletionReceipt(parts, receipt)).finishedAt).not.toBeNull();
    expect(await traces('unreadable')).toEqual([]);
  });

  it('keeps a grant while its provider gives no answer, and revokes it when it does', async () => {
    const { uid, parts, begin, clock } = await aDeletion();
    const grant = { account: 'anna@example.com', googleId: '1', scopes: '', accessToken: '' };
    const refreshToken = parts.vault.seal('1//refresh', grantContext(uid));
    await parts.grants.save(uid, { ...grant, refreshToken, expiresAt: clock.now() }, clock.now());
    const revoked: string[] = [];
    let isSilent = true;
    const oauth = {
      ...parts.oauth,
      revoke(token: string) {
        revoked.push(token);
        return isSilent ? Promise.reject(new Failure('unavailable', 'googleSilent')) : Promise.resolve();
      },
    };
    const { receipt } = await begin();
    for (const _ of ['first', 'second']) {
      clock.advance(60 * minuteMs);
      await sweepDeletions({ ...parts, oauth });
    }
    expect((await parts.grants.load(uid))?.refreshToken).toBe(refreshToken);
    isSilent = false;
    clock.advance(60 * minuteMs);
    await sweepDeletions({ ...parts, oauth });
    expect(revoked).toEqual(['1//refresh', '1//refresh', '1//refresh']);
    expect(await parts.grants.load(uid)).toBeNull();
    expect((await deletionReceipt(parts, receipt)).finishedAt).not.toBeNull();
  });

  it('is not begun without the typed address, nor by whoever signed in long ago, and once when asked twice', async () => {
    const { parts, person, begin, clock } = await aDeletion();
    await expect(begin('somebody@example.com')).rejects.toMatchObject({ reason: 'notYourAddress' });
    clock.advance(11 * minuteMs);
    await expect(begin()).rejects.toMatchObject({ kind: 'forbidden', reason: 'signInAgain' });
    expect(await traces(`"uid":"${person.uid}","failures"`)).toEqual([]);
    const again = { ...person, signedInAt: clock.now() };
    const first = await deleteAccount(parts, again, 'anna@example.com');
    expect(await deleteAccount(parts, again, 'anna@example.com')).toEqual(first);
  });
});
