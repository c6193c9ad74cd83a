import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { paths } from '@crocodile-hub/core/contract/paths';
import { endField, retention, type TimedKind } from '@crocodile-hub/core/domain/retention';
import { markPath } from '../../functions/src/adapters/firestore/mailbox-marks.ts';
import { lastingAccounts } from '../../functions/src/testing/lasting-accounts.ts';
import { quietLog } from '../../functions/src/testing/quiet.ts';
import { settledEntry } from '../../functions/src/testing/settled-entry.ts';
import { willingProviders } from '../../functions/src/testing/willing-providers.ts';
import { nightly } from '../../functions/src/usecases/upkeep/nightly.ts';
import { type RealAdapters, realAdapters } from './real-adapters.ts';

// Documents that the server writes through its real adapters, and what the nightly job leaves of them. The database
// refuses every query that production would refuse without an index.

const written = Date.UTC(2026, 10, 20, 9, 0);
const dayMs = 86_400_000;

const adapters = realAdapters();
let ports: RealAdapters['ports'];
let db: RealAdapters['db'];
beforeAll(() => {
  ({ ports, db } = adapters());
});

const night = (now: number) =>
  nightly({
    ...willingProviders(),
    upkeep: ports.upkeep,
    accounts: lastingAccounts,
    log: quietLog,
    clock: { now: () => now, wait: () => Promise.resolve() },
  });
const isThere = async (path: string) => (await db.doc(path).get()).exists;
const write = (path: string, data: object) => db.doc(path).set(data);

const aReminder = {
  type: 'reminder' as const,
  reminderId: 'r',
  title: 'call',
  body: '',
  dueAt: written,
  createdAt: written,
  lateMs: 0,
  read: false,
};
const anEntry = settledEntry(written);
const aMessage = {
  direction: 'inbound' as const,
  from: '+972541234567',
  fromName: 'Dana',
  to: '+972500000000',
  content: 'hi',
  timestamp: written,
  threadKey: '+972541234567',
  delivery: null,
  read: false,
};
const aTask = {
  originalCommand: 'add a task to buy milk',
  assistantEcho: 'Note the task: Buy milk',
  status: 'Done',
  actionType: 'create_task',
  actionPayload: { title: 'Buy milk' },
  actionSummary: '✅ Task noted: Buy milk',
};
const aGrant = { account: 'a@b.co', googleId: '1', scopes: '', refreshToken: 'r', accessToken: 'a' };

/** Writes one document of each kind that ends, as the product does; answers its path. */
const writers: Record<TimedKind, (uid: string) => Promise<string>> = {
  async startedSignIns(uid) {
    const expiresAt = written + retention.startedSignIns.keptMs;
    const flow = { verifier: 'v', nonceHash: 'n', redirectUri: 'https://a.test/', uid: null, expiresAt };
    await ports.grants.beginFlow(uid, { ...flow, service: 'google' });
    return `${paths.oauthStates()}/${uid}`;
  },
  async tickets(uid) {
    const expiresAt = written + retention.tickets.keptMs;
    await ports.grants.keepTicket(uid, { grant: { ...aGrant, expiresAt }, expiresAt });
    return `${paths.oauthTickets()}/${uid}`;
  },
  async handedOverTokens(uid) {
    const expiresAt = written + retention.handedOverTokens.keptMs;
    await ports.grants.keepHandedOver(uid, { accessToken: 'a', expiresAt });
    return `${paths.grants(uid)}/google-handed-over`;
  },
  async receipts(uid) {
    const receipt = await ports.deletions.begin(uid, uid, written);
    await ports.deletions.finish(receipt, { now: written, attendAt: written });
    return `${paths.deletions()}/${receipt}`;
  },
  async replies(uid) {
    await ports.replies.begin(uid, 'reply', written);
    return `${paths.replies(uid)}/reply`;
  },
  async earlierTasks(uid) {
    const place = `${paths.smartTasks(uid)}/task`;
    await db.doc(place).set({ ...aTask, timestamp: new Date(written) });
    await ports.tasks.transact(uid, { taskId: 'task', key: 'key', now: written }, () => ({
      does: 'delete',
      result: null,
    }));
    expect((await db.doc(place).get()).exists).toBe(false);
    await ports.tasks.transact(uid, { taskId: 'task', key: 'key', now: written }, () => ({
      does: 'restore',
      result: null,
    }));
    const { timestamp, ...restored } = (await db.doc(place).get()).data() ?? {};
    expect({ ...restored, timestamp: timestamp.toMillis() }).toEqual({ ...aTask, timestamp: written });
    return `${paths.earlierTasks(uid)}/key`;
  },
  async counters(uid) {
    const day = new Date(written).toISOString().slice(0, 10);
    await ports.ledger.transact(uid, 'k', () => ({ countSend: true, result: null }), {
      counts: { at: written, day, ofAll: null, people: 1, paid: 1 },
    });
    return `${paths.counters(uid)}/sends-${day}`;
  },
  async sharedCounters(uid) {
    const day = new Date(written).toISOString().slice(0, 10);
    const counts = { at: written, day, ofAll: uid, people: 1, paid: 1 };
    await ports.ledger.transact(uid, 'k', () => ({ countSend: true, result: null }), { counts });
    return `${paths.sharedCounters()}/${uid}-${day}`;
  },
  async sentReferences(uid) {
    await ports.channelStore.noteReference(uid, 'ref', 'provider-id', written);
    return `${paths.sentReferences(uid)}/ref`;
  },
  async caches(uid) {
    await ports.cache.put(uid, 'contacts', [], written);
    return `${paths.cache(uid)}/contacts`;
  },
  async mailboxMarks(uid) {
    await ports.mailboxMarks.watched(uid, { historyId: '1', watchedUntil: written }, written);
    return markPath(uid);
  },
  async ruleMarks(uid) {
    const mark = { acted: ['m1'], day: '2026-11-20', count: 1, at: written };
    await ports.ledger.transact(uid, 'k', () => ({ mark, result: null }), { rule: 'r1' });
    return `${paths.ruleMarks(uid)}/r1`;
  },
  async people(uid) {
    await ports.people.wake(uid, written);
    return `${paths.people(uid)}/head`;
  },
  async uploads(uid) {
    const upload = { filename: 'a.txt', mimeType: 'text/plain', size: 1 };
    await ports.uploads.begin(uid, 'file', upload, { now: written, mostFiles: 1, mostBytes: 1_000_000 });
    return `${paths.uploads(uid)}/file`;
  },
  async uploadParts(uid) {
    await ports.uploads.putPart(uid, 'file', 0, Buffer.from('a'), written);
    return `${paths.uploadParts(uid)}/file-0`;
  },
  async devices(uid) {
    const subscription = { endpoint: 'https://push.test/1', keys: { p256dh: 'p', auth: 'a' } };
    await ports.devices.keep(uid, { subscription, locale: null }, written);
    return (await db.collection(paths.devices(uid)).get()).docs[0]?.ref.path ?? '';
  },
  async notifications(uid) {
    const notification = { id: 'n', document: aReminder };
    await ports.reminders.transact(uid, 'r', () => ({ notification, result: null }));
    return `${paths.notifications(uid)}/n`;
  },
  async channelMessages(uid) {
    await ports.channelStore.keep(uid, 'wamid', { ...aMessage, platform: 'whatsapp' });
    return `${paths.channelMessages(uid)}/whatsapp-wamid`;
  },
  async smsConversations(uid) {
    await ports.channelStore.takeNumber(uid, ['+1'], uid, written);
    return `${paths.channelOwners()}/sms-+1-${uid}`;
  },
  ledgerWords: anEntryOf,
  ledger: anEntryOf,
};

async function anEntryOf(uid: string): Promise<string> {
  await ports.ledger.transact(uid, 'key', () => ({ entry: anEntry, result: null }));
  return `${paths.outbox(uid)}/key`;
}

const startOfDay = Math.floor(written / dayMs) * dayMs;
const kinds = Object.entries(writers).map(([kind, writeOne]) => {
  const { keptMs } = retention[kind as TimedKind];
  // A daily counter counts from the start of its day.
  const from = kind === 'counters' || kind === 'sharedCounters' ? startOfDay : written;
  return { kind, writeOne, endsAt: from + keptMs };
});

describe('what ends by itself', () => {
  it.each(kinds)('carries when it ends: $kind', async ({ kind, writeOne, endsAt }) => {
    const stored = (await db.doc(await writeOne(randomUUID())).get()).data();
    const field = kind === 'ledgerWords' ? 'forgetAt' : endField;
    expect(stored?.[field]).toEqual(Timestamp.fromMillis(endsAt));
  });

  it.each(kinds.filter(({ kind }) => kind !== 'ledgerWords'))(
    'is gone the night after, and not before: $kind',
    async ({ writeOne, endsAt }) => {
      const path = await writeOne(randomUUID());
      await night(endsAt - 1);
      expect(await isThere(path)).toBe(true);
      await night(endsAt);
      expect(await isThere(path)).toBe(false);
    },
  );

  it('leaves what is renewed: a grant outlives its access token', async () => {
    const uid = randomUUID();
    await ports.grants.save(uid, { ...aGrant, expiresAt: written }, written);
    await night(written + 400 * dayMs);
    expect(await isThere(`${paths.grants(uid)}/google`)).toBe(true);
  });
});

describe('the ledger', () => {
  it('forgets what an action said the night after a day, and knows its key for a year', async () => {
    const uid = randomUUID();
    const path = await anEntryOf(uid);
    await night(written + dayMs - 1);
    expect((await db.doc(path).get()).data()).toMatchObject({ payload: anEntry.payload });
    await night(written + dayMs);
    const kept = (await db.doc(path).get()).data();
    expect(JSON.stringify(kept)).not.toMatch(/dana|late/);
    expect(kept).toMatchObject({
      status: 'done',
      payloadHash: anEntry.payloadHash,
      recipients: 1,
      result: { emailId: 'm1' },
      updatedAt: Timestamp.fromMillis(written),
    });
    const known = await ports.ledger.transact(uid, 'key', (entry) => ({ result: entry?.status }));
    expect(known).toBe('done');
  });

  it('keeps it for the days that the person chose', async () => {
    const uid = randomUUID();
    await write(paths.user(uid), { settings: { outboxDays: 30 } });
    const path = await anEntryOf(uid);
    await night(written + 29 * dayMs);
    expect((await db.doc(path).get()).data()).toMatchObject({ payload: anEntry.payload });
    await night(written + 30 * dayMs);
    expect((await db.doc(path).get()).data()).toMatchObject({ payload: null });
  });

  it('forgets also what it cannot read', async () => {
    const path = `${paths.outbox(randomUUID())}/odd`;
    await write(path, { payload: { body: 'hi' }, forgetAt: Timestamp.fromMillis(written) });
    await night(written);
    expect((await db.doc(path).get()).data()).toEqual({ payload: null, result: null, forgetAt: null });
  });
});

describe('a deletion that the database refuses', () => {
  /** One document that has ended; every deletion of it is refused with this code of gRPC. */
  async function refused(code: number) {
    const uid = randomUUID();
    await write(`${paths.oauthStates()}/${uid}`, { uid, [endField]: Timestamp.fromMillis(written) });
    const open = db.bulkWriter.bind(db);
    const refusing = vi.spyOn(db, 'bulkWriter').mockImplementation(() => {
      const writer = open();
      vi.spyOn(writer, 'delete').mockRejectedValue(Object.assign(new Error('refused'), { code }));
      return writer;
    });
    try {
      return await ports.upkeep.deleteEnded('oauthStates', written, 1);
    } finally {
      refusing.mockRestore();
    }
  }

  it.each([9, 5])('is of one that was renewed or is gone, and counts as none: code %i', async (code) => {
    expect(await refused(code)).toEqual({ found: 1, deleted: 0 });
  });

  it('is told where it is an outage, so that the night does not end as if nothing were left', async () => {
    await expect(refused(14)).rejects.toMatchObject({ code: 14 });
  });
});

describe('the log of a session', () => {
  const aLog = async (uid: string, session: string, length: number) => {
    const batch = db.batch();
    for (let index = 0; index < length; index += 1)
      batch.set(db.doc(`${paths.messages(uid, session)}/m-${index}`), {
        content: 'hi',
        timestamp: Timestamp.fromMillis(written + index),
      });
    await batch.commit();
  };
  const lengthOf = async (uid: string, session: string) =>
    (await db.collection(paths.messages(uid, session)).count().get()).data().count;

  it('goes when its session is gone, and stays while it is there', async () => {
    const uids = Array.from({ length: 60 }, () => randomUUID());
    for (const uid of uids) {
      await aLog(uid, 'gone', 2);
      await aLog(uid, 'here', 2);
      await write(`${paths.sessions(uid)}/here`, { title: 'here' });
    }
    const [first = ''] = uids;
    await aLog(first, 'long', 450);
    await night(written + dayMs + 3_600_000);
    expect(await Promise.all(uids.map((uid) => lengthOf(uid, 'gone')))).toEqual(uids.map(() => 0));
    expect(await Promise.all(uids.map((uid) => lengthOf(uid, 'here')))).toEqual(uids.map(() => 2));
    expect(await lengthOf(first, 'long')).toBe(0);
    expect(await ports.upkeep.place()).toBeNull();
  });

  it('stays for a day, since its session may be on its way', async () => {
    const uid = randomUUID();
    await aLog(uid, 'new', 2);
    await night(written + dayMs - 1);
    expect(await lengthOf(uid, 'new')).toBe(2);
  });
});

describe('a service that is disconnected', () => {
  it('takes along what was read through Google', async () => {
    const uid = randomUUID();
    await ports.grants.save(uid, { ...aGrant, expiresAt: written }, written);
    const read = [await writers.caches(uid), await writers.people(uid)];
    await ports.grants.remove(uid);
    expect(await Promise.all(read.map(isThere))).toEqual([false, false]);
  });

  it('takes along what was read through a page, and nothing of another', async () => {
    const uid = randomUUID();
    for (const name of ['pulled-messenger', 'pulled-instagram', 'contacts'] as const)
      await ports.cache.put(uid, name, true, written);
    await ports.connections.remove(uid, 'facebook-inbox', 'disconnected');
    const left = (await db.collection(paths.cache(uid)).get()).docs.map(({ id }) => id);
    expect(left.toSorted()).toEqual(['contacts', 'pulled-instagram']);
  });
});
