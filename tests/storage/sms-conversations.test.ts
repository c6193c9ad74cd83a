import { randomUUID } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { firestoreChannels } from '../../functions/src/adapters/firestore/channels.ts';
import type { ChannelStore } from '../../functions/src/ports/channels.ts';
import { createFirestoreServer, type FirestoreServer } from '../../local/firestore/index.ts';

// Which person holds which of our numbers and accounts, and what waits for them, in a real database.

const now = Date.UTC(2026, 10, 20);
const numbers = ['+15005550001', '+15005550002'];

let server: FirestoreServer;
let store: ChannelStore;
let db: Firestore;

beforeAll(async () => {
  server = await createFirestoreServer();
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', `${server.host}:${server.port}`);
  vi.stubEnv('METADATA_SERVER_DETECTION', 'none');
  const { initializeApp } = await import('firebase-admin/app');
  initializeApp({ projectId: 'demo-sms' });
  const { openDatabase } = await import('../../functions/src/adapters/firestore/database.ts');
  ({ db } = await openDatabase());
  store = firestoreChannels(openDatabase);
});
afterAll(async () => {
  await db.terminate();
  await server.close();
});

it('gives each of those who ask at once a number of their own, and none to whom there is none left for', async () => {
  const theirs = `+1${randomUUID()}`;
  const people = ['anna', 'ben', 'cleo', 'dan'];
  const taken = await Promise.all(people.map((uid) => store.takeNumber(uid, numbers, theirs, now)));
  expect(taken.filter((number) => number !== null).toSorted()).toEqual(numbers);
  for (const [index, uid] of people.entries()) {
    const number = taken[index] ?? null;
    expect(await store.numberOf(uid, numbers, theirs)).toBe(number);
    if (number !== null) expect(await store.conversationOf(number, theirs)).toBe(uid);
  }
});

it('lets a person keep their number for the same peer, and has every number free for another', async () => {
  const [theirs, other] = [`+1${randomUUID()}`, `+1${randomUUID()}`];
  expect(await store.takeNumber('anna', numbers, theirs, now)).toBe(numbers[0]);
  expect(await store.takeNumber('ben', numbers, theirs, now)).toBe(numbers[1]);
  expect(await store.takeNumber('ben', numbers, theirs, now)).toBe(numbers[1]);
  expect(await store.takeNumber('ben', numbers, other, now)).toBe(numbers[0]);
  expect(await store.conversationOf(numbers[0] ?? '', `+1${randomUUID()}`)).toBeNull();
});

it('takes a person out of the accounts of one channel, and out of no conversation by text', async () => {
  const [anna, theirs] = [randomUUID(), `+1${randomUUID()}`];
  for (const account of ['1', '2']) await store.addOwner('whatsapp', account, anna);
  await store.addOwner('messenger', '1', anna);
  await store.addOwner('whatsapp', '1', 'ben');
  const number = await store.takeNumber(anna, numbers, theirs, now);
  await store.leaveAccounts('whatsapp', anna, '2');
  const owners = async () => [
    await store.owners('whatsapp', '1'),
    await store.owners('whatsapp', '2'),
    await store.owners('messenger', '1'),
  ];
  expect(await owners()).toEqual([['ben'], [anna], [anna]]);
  await store.leaveAccounts('whatsapp', anna);
  expect(await owners()).toEqual([['ben'], [], [anna]]);
  expect(await store.conversationOf(number ?? '', theirs)).toBe(anna);
});

it('keeps what was put aside once it is released for its account, once, and with the name that is known by now', async () => {
  const uid = randomUUID();
  const message = (from: string, fromName: string | null, timestamp: number) => ({
    platform: 'messenger' as const,
    direction: 'inbound' as const,
    from,
    fromName,
    to: '500',
    content: 'Is it open?',
    timestamp,
    threadKey: from,
    delivery: null,
    read: false,
  });
  await store.keep(uid, 'm0', message('7200', 'Yael Bar', 1_000));
  for (const providerId of ['m1', 'm1', 'm2'])
    await store.putAside(uid, '500', { providerId, message: message('7200', null, 2_000) }, now);
  await store.putAside(uid, '501', { providerId: 'm3', message: message('7300', null, 3_000) }, now);
  const kept = async () =>
    (await store.newest(uid, 'messenger', 10)).map(({ id, fromName }) => [id, fromName] as const);
  expect(await kept()).toEqual([['messenger-m0', 'Yael Bar']]);
  await store.release(uid, 'messenger', '500');
  await store.release(uid, 'messenger', '500');
  expect(new Map(await kept())).toEqual(
    new Map([
      ['messenger-m0', 'Yael Bar'],
      ['messenger-m1', 'Yael Bar'],
      ['messenger-m2', 'Yael Bar'],
    ]),
  );
  expect(await store.forgetMessages(uid, 'messenger', 10)).toBe(4);
  await store.release(uid, 'messenger', '501');
  expect(await kept()).toEqual([]);
});
