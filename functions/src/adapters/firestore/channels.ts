import type { DocumentSnapshot, Firestore, Query } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import type { Channel, ChannelMessageDocument, Delivery } from '@crocodile-hub/core/contract/channels';
import { channelMessageDocument } from '@crocodile-hub/core/contract/channels';
import { paths } from '@crocodile-hub/core/contract/paths';
import type { Instant } from '@crocodile-hub/core/contract/time';
import { channelMessageId, pathSegment } from '@crocodile-hub/core/domain/channel-message-id';
import type { ChannelStore, FoundMessage, KeptMessage, MessagesMeant } from '../../ports/channels.ts';
import { createOnce, type Database, type OpenDatabase } from './database.ts';

const ownersDocument = z.object({ uids: z.array(z.string()) });
const referenceDocument = z.object({ providerId: z.string() });
const asideDocument = z.object({ providerId: z.string(), message: channelMessageDocument });
const earlyState = z.object({ delivery: channelMessageDocument.shape.delivery });

/** So many messages of one sender are looked through for a name, or given one. */
const partyMessages = 100;
const releasedAtOnce = 100;

export function firestoreChannels(open: OpenDatabase): ChannelStore {
  return {
    keep: async (uid, providerId, message) => keepMessage(await open(), uid, providerId, message),
    putAside: async (uid, account, found, now) => putAside(await open(), uid, account, found, now),
    release: async (uid, channel, account) => release(await open(), uid, channel, account),
    noteDelivery: async (uid, channel, providerId, delivery, now) =>
      noteDelivery(await open(), { uid, channel, providerId }, delivery, now),
    nameOf: async (uid, channel, party) => nameOf(await open(), uid, channel, party),
    noteName: async (uid, channel, party, name) => noteName(await open(), uid, channel, party, name),
    newest: async (uid, channel, limit, among = {}) =>
      (
        await meant(await open(), uid, channel, among)
          .limit(limit)
          .get()
      ).docs.flatMap(keptMessage),
    count: async (uid, channel, among) =>
      (
        await meant(await open(), uid, channel, among)
          .count()
          .get()
      ).data().count,
    since: async (uid, after, limit) => messagesSince(await open(), uid, after, limit),
    countUnread: async (uid, channel) => countUnread(await open(), uid, channel),
    markRead: async (uid, ids, read) => markRead(await open(), uid, ids, read),
    forgetMessages: async (uid, channel, limit) => forgetMessages(await open(), uid, channel, limit),

    async noteReference(uid, reference, providerId, now) {
      const { db, ends } = await open();
      const note = { providerId, ...ends('sentReferences', now) };
      await db.doc(`${paths.sentReferences(uid)}/${pathSegment(reference)}`).set(note);
    },
    async findReference(uid, reference) {
      const { db } = await open();
      const doc = await db.doc(`${paths.sentReferences(uid)}/${pathSegment(reference)}`).get();
      return referenceDocument.safeParse(doc.data()).data?.providerId ?? null;
    },

    async owners(channel, account) {
      const { db } = await open();
      const doc = await db.doc(ownersPath(channel, account)).get();
      return ownersDocument.safeParse(doc.data()).data?.uids ?? [];
    },
    async addOwner(channel, account, uid) {
      const { db } = await open();
      const { FieldValue } = await import('firebase-admin/firestore');
      await db.doc(ownersPath(channel, account)).set({ uids: FieldValue.arrayUnion(uid) }, { merge: true });
    },
    async leaveAccounts(channel, uid, except) {
      const { db } = await open();
      const { FieldValue } = await import('firebase-admin/firestore');
      const owned = db.collection(paths.channelOwners()).where('uids', 'array-contains', uid);
      const staying = except === undefined ? null : ownersPath(channel, except);
      const left = (await owned.select().get()).docs.filter(
        ({ id, ref }) => id.startsWith(`${channel}-`) && ref.path !== staying,
      );
      const change = { uids: FieldValue.arrayRemove(uid) };
      await Promise.all(left.map(({ ref }) => ref.set(change, { merge: true })));
    },

    takeNumber: async (uid, numbers, theirs, now) => takeNumber(await open(), uid, numbers, theirs, now),
    numberOf: async (uid, numbers, theirs) => numberOf(await open(), uid, numbers, theirs),
    async conversationOf(ours, theirs) {
      const { db } = await open();
      return personOf(await db.doc(conversationPath(ours, theirs)).get());
    },
  };
}

const messagePath = (uid: string, channel: Channel, providerId: string) =>
  `${paths.channelMessages(uid)}/${channelMessageId(channel, providerId)}`;
/** A state that was told before its message was kept. */
const earlyStatePath = ({ uid, channel, providerId }: Message) =>
  `${paths.sentReferences(uid)}/state-${channelMessageId(channel, providerId)}`;
const asidePath = (uid: string, channel: Channel, providerId: string) =>
  `${paths.sentReferences(uid)}/aside-${channelMessageId(channel, providerId)}`;
const ownersPath = (channel: Channel, account: string) =>
  `${paths.channelOwners()}/${channel}-${pathSegment(account)}`;
const conversationPath = (ours: string, theirs: string) => ownersPath('sms', `${ours}-${theirs}`);

type Message = { uid: string; channel: Channel; providerId: string };

async function keepMessage(
  database: Database,
  uid: string,
  providerId: string,
  message: ChannelMessageDocument,
) {
  const { db, at, ends } = database;
  const { platform: channel, timestamp } = message;
  const stored = { ...message, timestamp: at(timestamp), ...ends('channelMessages', timestamp) };
  const isNew = await createOnce(db.doc(messagePath(uid, channel, providerId)), stored);
  if (isNew && message.delivery !== null)
    await takeEarlyState(database, { uid, channel, providerId }, timestamp);
}

async function takeEarlyState(database: Database, message: Message, now: Instant) {
  const early = database.db.doc(earlyStatePath(message));
  const delivery = earlyState.safeParse((await early.get()).data()).data?.delivery ?? null;
  if (delivery === null) return;
  await noteDelivery(database, message, delivery, now);
  await early.delete();
}

async function putAside(
  { db, at, ends }: Database,
  uid: string,
  account: string,
  { providerId, message }: FoundMessage,
  now: Instant,
) {
  const { platform: channel, timestamp } = message;
  const aside = { asideOf: channel, account, providerId, message: { ...message, timestamp: at(timestamp) } };
  await db.doc(asidePath(uid, channel, providerId)).set({ ...aside, ...ends('sentReferences', now) });
}

async function release(database: Database, uid: string, channel: Channel, account: string) {
  const waiting = asideOf(database.db, uid, channel).where('account', '==', account).limit(releasedAtOnce);
  for (;;) {
    const { docs } = await waiting.get();
    for (const doc of docs) {
      const aside = asideDocument.safeParse(doc.data());
      if (aside.success) {
        const { providerId, message } = aside.data;
        const fromName = message.fromName ?? (await nameOf(database, uid, channel, message.from));
        await keepMessage(database, uid, providerId, { ...message, fromName });
      }
      await doc.ref.delete();
    }
    if (docs.length < releasedAtOnce) return;
  }
}

function asideOf(db: Firestore, uid: string, channel: Channel): Query {
  return db.collection(paths.sentReferences(uid)).where('asideOf', '==', channel);
}

async function noteDelivery({ db, ends }: Database, message: Message, delivery: Delivery, now: Instant) {
  const { uid, channel, providerId } = message;
  const ref = db.doc(messagePath(uid, channel, providerId));
  const early = db.doc(earlyStatePath(message));
  // Statuses come in any order; what was read was delivered.
  const isLater = (known: Delivery | null) => rankOf(delivery) > rankOf(known);
  await db.runTransaction(async (tx) => {
    const doc = await tx.get(ref);
    if (doc.exists) {
      const known = channelMessageDocument.safeParse(doc.data());
      if (known.success && isLater(known.data.delivery)) tx.update(ref, { delivery });
      return;
    }
    const told = earlyState.safeParse((await tx.get(early)).data()).data;
    if (isLater(told?.delivery ?? null)) tx.set(early, { delivery, ...ends('sentReferences', now) });
  });
}

async function nameOf({ db }: Database, uid: string, channel: Channel, party: string) {
  // By equality alone, which needs no index of its own.
  const found = await fromParty(db, uid, channel, party).limit(partyMessages).get();
  const names = found.docs.flatMap(keptMessage).map(({ fromName }) => fromName);
  return names.find((name) => name !== null) ?? null;
}

async function noteName({ db }: Database, uid: string, channel: Channel, party: string, name: string) {
  const nameless = fromParty(db, uid, channel, party).where('fromName', '==', null);
  const found = await nameless.limit(partyMessages).select().get();
  const batch = db.batch();
  for (const { ref } of found.docs) batch.update(ref, { fromName: name });
  await batch.commit();
}

/** The newest first. */
function meant(
  { db, at }: Database,
  uid: string,
  channel: Channel,
  { direction, isUnread, over }: MessagesMeant,
): Query {
  let messages = ofChannel(db, uid, channel);
  if (direction !== undefined) messages = messages.where('direction', '==', direction);
  if (isUnread) messages = messages.where('read', '==', false);
  if (over !== undefined)
    messages = messages.where('timestamp', '>=', at(over.from)).where('timestamp', '<', at(over.to));
  return messages.orderBy('timestamp', 'desc');
}

async function messagesSince({ db, at }: Database, uid: string, after: Instant, limit: number) {
  const messages = db.collection(paths.channelMessages(uid)).where('timestamp', '>', at(after));
  return (await messages.orderBy('timestamp').limit(limit).get()).docs.flatMap(keptMessage);
}

async function countUnread({ db }: Database, uid: string, channel: Channel) {
  const unread = ofChannel(db, uid, channel).where('read', '==', false);
  return (await unread.count().get()).data().count;
}

async function markRead({ db }: Database, uid: string, ids: readonly string[], read: boolean) {
  const refs = ids.map((id) => db.doc(`${paths.channelMessages(uid)}/${pathSegment(id)}`));
  const found = await db.getAll(...refs);
  const batch = db.batch();
  for (const doc of found) {
    if (doc.exists) batch.update(doc.ref, { read });
  }
  await batch.commit();
}

async function forgetMessages({ db }: Database, uid: string, channel: Channel, limit: number) {
  const kept = await ofChannel(db, uid, channel).limit(limit).select().get();
  const aside = await asideOf(db, uid, channel)
    .limit(Math.max(1, limit - kept.size))
    .select()
    .get();
  const found = [...kept.docs, ...aside.docs];
  const batch = db.batch();
  for (const { ref } of found) batch.delete(ref);
  await batch.commit();
  return found.length;
}

async function takeNumber(
  { db, ends }: Database,
  uid: string,
  numbers: readonly string[],
  theirs: string,
  now: Instant,
) {
  const refs = numbers.map((number) => db.doc(conversationPath(number, theirs)));
  if (refs.length === 0) return null;
  return await db.runTransaction(async (tx) => {
    const persons = (await tx.getAll(...refs)).map(personOf);
    const own = persons.indexOf(uid);
    const chosen = own === -1 ? persons.indexOf(null) : own;
    const ref = refs[chosen];
    if (ref === undefined) return null;
    tx.set(ref, { uids: [uid], ...ends('smsConversations', now) });
    return numbers[chosen] ?? null;
  });
}

async function numberOf({ db }: Database, uid: string, numbers: readonly string[], theirs: string) {
  if (numbers.length === 0) return null;
  const found = await db.getAll(...numbers.map((number) => db.doc(conversationPath(number, theirs))));
  return numbers[found.map(personOf).indexOf(uid)] ?? null;
}

function ofChannel(db: Firestore, uid: string, channel: Channel): Query {
  return db.collection(paths.channelMessages(uid)).where('platform', '==', channel);
}

function fromParty(db: Firestore, uid: string, channel: Channel, party: string): Query {
  return ofChannel(db, uid, channel).where('from', '==', party);
}

function keptMessage(doc: DocumentSnapshot): KeptMessage[] {
  const message = channelMessageDocument.safeParse(doc.data());
  return message.success ? [{ id: doc.id, ...message.data }] : [];
}

/** A conversation by text is one person's. */
function personOf(doc: DocumentSnapshot): string | null {
  return ownersDocument.safeParse(doc.data()).data?.uids[0] ?? null;
}

const ranks = [null, 'sent', 'delivered', 'read', 'failed'] as const;

function rankOf(delivery: (typeof ranks)[number]): number {
  return ranks.indexOf(delivery);
}
