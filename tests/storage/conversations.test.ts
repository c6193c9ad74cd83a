import { setLogLevel } from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { messageDocument, sessionDocument } from '@crocodile-hub/core/contract/documents';
import { paths } from '@crocodile-hub/core/contract/paths';
import { askAgain } from '../../web/src/conversations/log/ask-again.ts';
import { type Addition, appendMessages } from '../../web/src/conversations/log/append-messages.ts';
import { confirmAction, settleAction } from '../../web/src/conversations/log/move-action.ts';
import { pageManyMessages, pageMessages } from '../../web/src/conversations/log/page-messages.ts';
import { createSession } from '../../web/src/conversations/sessions/create-session.ts';
import { deleteSession } from '../../web/src/conversations/sessions/change-session.ts';
import { duplicateSession } from '../../web/src/conversations/sessions/duplicate-session.ts';
import { pageSessions } from '../../web/src/conversations/sessions/page-sessions.ts';
import { countedFirestore, type CountedFirestore } from './counted-firestore.ts';

const uid = 'noa';
let firestore: CountedFirestore;
vi.mock('../../web/src/kit/wire/firebase/load-firestore.ts', () => ({
  loadFirestore: () => Promise.resolve(firestore.sdk),
}));

beforeAll(async () => {
  // Refusals are part of what is tested; the SDK would print each one.
  setLogLevel('silent');
  firestore = await countedFirestore(uid);
});
afterAll(() => firestore.close());

async function aSession(): Promise<string> {
  const { id, saved } = await createSession(uid);
  await saved;
  return id;
}

async function append(
  sessionId: string,
  addition: Omit<Addition, 'after'> & Partial<Pick<Addition, 'after'>>,
) {
  const { saved } = await appendMessages(uid, sessionId, { after: [], ...addition });
  await saved;
}

const question = (id = 'q1') =>
  ({ id, content: 'שלום', type: 'user', status: 'Done', replyId: 'r1' }) as const;
const answer = (id = 'r1') => ({ id, content: 'Hello', type: 'system', status: 'Done' }) as const;
const proposal = {
  ...answer(),
  status: 'Pending',
  action: {
    actionType: 'reminder',
    payload: { task: 'call' },
    payloadHash: 'a'.repeat(64),
    summary: 'call',
    state: 'proposed',
  },
} as const;

async function storedSession(id: string) {
  const { db, doc, getDoc } = firestore.sdk;
  return sessionDocument.parse((await getDoc(doc(db, paths.sessions(uid), id))).data());
}

async function storedLog(id: string) {
  const { items } = await pageManyMessages(uid, id);
  return items.toReversed().map(({ id: messageId, content, status }) => [messageId, content, status]);
}

describe('a turn', () => {
  it('writes four documents and reads none', async () => {
    const session = await aSession();
    firestore.take();
    await append(session, { messages: [question()], event: 'asked' });
    await append(session, { messages: [answer()], event: 'answered' });
    expect(firestore.take()).toEqual({ writes: 4, reads: 0 });
    expect(await storedLog(session)).toEqual([
      ['q1', 'שלום', 'Done'],
      ['r1', 'Hello', 'Done'],
    ]);
    expect(await storedSession(session)).toMatchObject({ status: 'Success', messageCount: 2 });
  });

  it('with a confirmed action writes eight at most, the Smart Task included', async () => {
    const session = await aSession();
    const place = { uid, sessionId: session, messageId: 'r1' };
    firestore.take();
    await append(session, { messages: [question()], event: 'asked' });
    await append(session, { messages: [proposal], event: 'confirmation-asked' });
    await confirmAction(place, {
      actionType: 'reminder' as const,
      payload: { task: 'call' },
      payloadHash: 'b'.repeat(64),
      key: 'r1',
    });
    await settleAction(place, 'done', { log: [] });
    const smartTask = 1;
    expect(firestore.take().writes + smartTask).toBeLessThanOrEqual(8);
    expect(await storedSession(session)).toMatchObject({ status: 'Success' });
  });
});

describe('two tabs', () => {
  it('that bring the same reply store it once', async () => {
    const session = await aSession();
    await append(session, { messages: [question()], event: 'asked' });
    const bring = () => append(session, { messages: [answer()], event: 'answered' });
    const outcomes = await Promise.allSettled([bring(), bring()]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await storedSession(session)).toMatchObject({ messageCount: 2 });
  });

  it('that write at once lose nothing', async () => {
    const session = await aSession();
    const ids = Array.from({ length: 20 }, (_, index) => `q${index}`);
    await Promise.all(ids.map((id) => append(session, { messages: [question(id)], event: 'asked' })));
    expect((await storedLog(session)).map(([id]) => id)).toEqual(expect.arrayContaining(ids));
    expect(await storedSession(session)).toMatchObject({ messageCount: 20 });
  });

  it('that confirm at once run it once', async () => {
    const session = await aSession();
    await append(session, { messages: [proposal], event: 'confirmation-asked' });
    const place = { uid, sessionId: session, messageId: 'r1' };
    const shown = {
      actionType: 'reminder' as const,
      payload: { task: 'call' },
      payloadHash: 'b'.repeat(64),
      key: 'r1',
    };
    const claims = await Promise.all([confirmAction(place, shown), confirmAction(place, shown)]);
    expect(claims.sort()).toEqual([false, true]);
  });
});

it('a session that was deleted while it was answered stays deleted', async () => {
  const session = await aSession();
  await append(session, { messages: [question()], event: 'asked' });
  await (
    await deleteSession(uid, session)
  ).logDeleted;
  await expect(append(session, { messages: [answer()], event: 'answered' })).rejects.toThrow(/permission/i);
  expect(await storedLog(session)).toEqual([]);
});

it('keeps the last words of a session for the lists', async () => {
  const session = await aSession();
  const said = ['a', 'b'].map((id, index) => ({ ...answer(id), timestamp: index, isUnsent: false }));
  await append(session, { messages: [question()], event: 'asked', after: said });
  const { messages } = await storedSession(session);
  expect(messages.map(({ id }) => id)).toEqual(['q1']);
});

it('an action that failed can be confirmed again, and one that was declined cannot', async () => {
  const session = await aSession();
  await append(session, { messages: [proposal], event: 'confirmation-asked' });
  const place = { uid, sessionId: session, messageId: 'r1' };
  const shown = (key: string) => ({
    actionType: 'reminder' as const,
    payload: { task: 'call' },
    payloadHash: 'b'.repeat(64),
    key,
  });
  expect(await confirmAction(place, shown('k1'))).toBe(true);
  expect(await settleAction(place, 'failed', { log: [] })).toBe(true);
  expect(await storedSession(session)).toMatchObject({ status: 'Failed' });
  expect(await confirmAction(place, shown('k2'))).toBe(true);
  expect(await settleAction(place, 'done', { log: [] })).toBe(true);
  expect(await settleAction(place, 'undone', { log: [] })).toBe(true);
  expect(await confirmAction(place, shown('k3'))).toBe(false);
});

it('gives what waits for a yes a run of its own in each copy', async () => {
  const session = await aSession();
  await append(session, { messages: [proposal], event: 'confirmation-asked' });
  const keyIn = async (copy: string) => {
    await duplicateSession(uid, session, copy);
    return (await pageManyMessages(uid, copy)).items[0]?.action?.key;
  };
  expect([await keyIn('copy-1'), await keyIn('copy-2')]).toEqual(['copy-1-r1', 'copy-2-r1']);
});

it('asking again takes the old answer away and counts right', async () => {
  const session = await aSession();
  await append(session, { messages: [question()], event: 'asked' });
  await append(session, { messages: [{ ...answer(), status: 'Error' }], event: 'failed' });
  const left = [{ ...question(), timestamp: 0 }];
  const change = { questionId: 'q1', replyId: 'r2', content: 'Shalom', removes: ['r1'], left };
  await (
    await askAgain(uid, session, change)
  ).saved;
  expect(await storedLog(session)).toEqual([['q1', 'Shalom', 'Done']]);
  expect(await storedSession(session)).toMatchObject({ messageCount: 1, status: 'Running' });
});

describe('a long log', () => {
  let session: string;
  beforeEach(async () => {
    session = await aSession();
    const ids = Array.from({ length: 120 }, (_, index) => `m${String(index).padStart(3, '0')}`);
    // One batch has one time, and pages must still tell the messages apart.
    await append(session, { messages: ids.map((id) => ({ ...answer(id), id })), event: 'answered' });
    firestore.take();
  });

  it('is read fifty at a time, each message once', async () => {
    const first = await pageMessages(uid, session);
    expect(firestore.take().reads).toBe(50);
    const seen = first.items.map(({ id }) => id);
    for (let { next } = first; next !== undefined;) {
      const page = await pageMessages(uid, session, next);
      seen.push(...page.items.map(({ id }) => id));
      next = page.next;
    }
    expect(seen).toHaveLength(120);
    expect(new Set(seen).size).toBe(120);
  });

  it('goes on from a message whose exact time is not known', async () => {
    const [newest] = (await pageMessages(uid, session)).items;
    if (newest === undefined) throw new Error('the log is empty');
    const { items } = await pageMessages(uid, session, { at: newest });
    expect(items[0]?.id).toBe(newest.id);
    expect(items).toHaveLength(50);
  });

  it('is copied whole, in its order, with the session', async () => {
    const copy = crypto.randomUUID();
    await duplicateSession(uid, session, copy);
    expect(await storedLog(copy)).toEqual(await storedLog(session));
    expect(await storedSession(copy)).toMatchObject({ title: 'New Session (Copy)', messageCount: 120 });
  });

  it('is not copied without a connection, and what this device has of it is not taken for all', async () => {
    const { db, collection, disableNetwork, doc, enableNetwork, onSnapshot } = firestore.sdk;
    const stops = await Promise.all([
      // What is listened to stays on this device.
      new Promise<() => void>((resolve) => {
        const stop = onSnapshot(
          collection(db, paths.messages(uid, session)),
          ({ size }) => size === 120 && resolve(() => stop()),
        );
      }),
      new Promise<() => void>((resolve) => {
        const stop = onSnapshot(
          doc(db, paths.sessions(uid), session),
          (found) => found.exists() && resolve(() => stop()),
        );
      }),
    ]);
    await disableNetwork(db);
    try {
      const { items, isPartial } = await pageManyMessages(uid, session);
      expect([items.length, isPartial]).toEqual([120, true]);
      const copying = duplicateSession(uid, session, crypto.randomUUID());
      await expect(copying).rejects.toThrow('not on this device');
    } finally {
      await enableNetwork(db);
      for (const stop of stops) stop();
    }
    expect(await pageManyMessages(uid, session)).toMatchObject({ isPartial: false });
  });

  it('goes with its session', async () => {
    await (
      await deleteSession(uid, session)
    ).logDeleted;
    expect(await storedLog(session)).toEqual([]);
  });
});

it('pages through every session, each once', async () => {
  const { db, collection, doc, getDocs, Timestamp, writeBatch } = firestore.sdk;
  const newest = { ...(await anySession()), updatedAt: Date.now() + 60_000 };
  const sessions = collection(db, paths.sessions(uid));
  const before = (await getDocs(sessions)).size;
  const batch = writeBatch(db);
  const at = Timestamp.fromMillis(Date.UTC(2026, 0, 5));
  for (let index = 0; index < 60; index += 1) {
    batch.set(doc(sessions), { title: `s${index}`, status: 'Success', createdAt: at, updatedAt: at });
  }
  await batch.commit();
  const seen = new Set<string>();
  let from: Parameters<typeof pageSessions>[1]['from'] = { at: newest };
  for (;;) {
    const { items, next } = await pageSessions(uid, { from, size: 25 });
    for (const { id } of items) seen.add(id);
    if (next === undefined) break;
    from = next;
  }
  expect(seen.size).toBe(before + 60);
});

async function anySession() {
  const id = await aSession();
  return { ...(await storedSession(id)), id };
}

it('stores what the contract says', async () => {
  const session = await aSession();
  await append(session, { messages: [question(), { ...proposal, id: 'r1' }], event: 'confirmation-asked' });
  const { db, collection, getDocs } = firestore.sdk;
  const { docs } = await getDocs(collection(db, paths.messages(uid, session)));
  for (const found of docs) expect(messageDocument.safeParse(found.data()).success).toBe(true);
});
