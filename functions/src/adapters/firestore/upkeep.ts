import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { outboxDocument } from '@crocodile-hub/core/contract/documents';
import { paths } from '@crocodile-hub/core/contract/paths';
import { storedTime, type Instant } from '@crocodile-hub/core/contract/time';
import { endsOf, withoutWords } from '@crocodile-hub/core/domain/ledger-words';
import { endField } from '@crocodile-hub/core/domain/retention';
import type { LogOf, Upkeep, WordyEntry } from '../../ports/workspace.ts';
import type { Database, OpenDatabase } from './database.ts';
import { encodeEntry } from './ledger.ts';

const chosen = z.object({ settings: z.object({ outboxDays: z.int() }) });
const wordyDocument = z.object({ forgetAt: storedTime });
/** gRPC's FAILED_PRECONDITION and NOT_FOUND: it was renewed, or deleted, since it was found. */
const renewedOrGone = z.object({ code: z.union([z.literal(9), z.literal(5)]) });
const placeDocument = z.object({ place: z.nullable(z.string()) });

/** After every message of a log, and before the first of the next. */
const lastId = '\uf8ff';

export function firestoreUpkeep(open: OpenDatabase): Upkeep {
  const placePath = `${paths.upkeep()}/nightly`;

  return {
    deleteEnded: async (collection, now, limit) => deleteEnded(await open(), collection, now, limit),
    wordyEntries: async (now, limit, after) => wordyEntries(await open(), now, limit, after),
    forgetWords: async (uid, key, now) => forgetWords(await open(), uid, key, now),
    orphanedLogs: async (after, limit) => orphanedLogs(await open(), after, limit),
    deleteMessages: async (log, before, limit) => deleteMessages(await open(), log, before, limit),
    grants: async (after, limit) => nextGrants(await open(), after, limit),

    async place() {
      const { db } = await open();
      return placeDocument.safeParse((await db.doc(placePath).get()).data()).data?.place ?? null;
    },
    async keepPlace(place) {
      const { db } = await open();
      await db.doc(placePath).set({ place });
    },
  };
}

async function deleteEnded({ db, at }: Database, collection: string, now: Instant, limit: number) {
  const ended = await db
    .collectionGroup(collection)
    .where(endField, '<=', at(now))
    .orderBy(endField)
    .limit(limit)
    .select()
    .get();
  const writer = db.bulkWriter();
  const deletions = Promise.allSettled(
    ended.docs.map(({ ref, updateTime }) => writer.delete(ref, { lastUpdateTime: updateTime })),
  );
  await writer.close();
  let deleted = 0;
  for (const deletion of await deletions) {
    if (deletion.status === 'fulfilled') deleted += 1;
    else if (!renewedOrGone.safeParse(deletion.reason).success) throw deletion.reason;
  }
  return { found: ended.size, deleted };
}

async function wordyEntries(
  { db, at }: Database,
  now: Instant,
  limit: number,
  after: WordyEntry['place'] | null,
): Promise<WordyEntry[]> {
  const { FieldPath } = await import('firebase-admin/firestore');
  const due = db
    .collectionGroup('outbox')
    .where('forgetAt', '<=', at(now))
    .orderBy('forgetAt')
    .orderBy(FieldPath.documentId())
    .limit(limit)
    .select('forgetAt');
  const found = await (after === null ? due : due.startAfter(at(after.at), db.doc(after.path))).get();
  return found.docs.flatMap((doc) => {
    const uid = doc.ref.parent.parent?.id;
    const { forgetAt } = wordyDocument.parse(doc.data());
    return uid === undefined ? [] : [{ uid, key: doc.id, place: { at: forgetAt, path: doc.ref.path } }];
  });
}

async function forgetWords(
  database: Database,
  uid: string,
  key: string,
  now: Instant,
): Promise<'forgotten' | 'kept'> {
  const { db, at } = database;
  const ref = db.doc(`${paths.outbox(uid)}/${key}`);
  return await db.runTransaction(async (tx) => {
    const [stored, user] = await tx.getAll(ref, db.doc(paths.user(uid)));
    const entry = outboxDocument.safeParse(stored?.data());
    if (!entry.success) {
      if (stored?.exists === true) tx.update(ref, { payload: null, result: null, forgetAt: null });
      return 'forgotten';
    }
    const ends = endsOf(entry.data, chosen.safeParse(user?.data()).data?.settings.outboxDays);
    if (ends !== null && ends.words <= now) {
      tx.set(ref, encodeEntry(withoutWords(entry.data), database));
      return 'forgotten';
    }
    tx.update(ref, { forgetAt: ends === null ? null : at(ends.words) });
    return 'kept';
  });
}

async function orphanedLogs({ db }: Database, after: string | null, limit: number) {
  const logs: LogOf[] = [];
  let place = after;
  while (logs.length < limit) {
    const message = await nextMessage(db, place);
    const session = message?.ref.parent.parent;
    const uid = session?.parent.parent?.id;
    if (session == null || uid === undefined) {
      place = null;
      break;
    }
    logs.push({ uid, sessionId: session.id });
    place = `${paths.messages(uid, session.id)}/${lastId}`;
  }
  if (logs.length === 0) return { orphans: [], next: null };
  const sessions = await db.getAll(
    ...logs.map(({ uid, sessionId }) => db.doc(`${paths.sessions(uid)}/${sessionId}`)),
    { fieldMask: [] },
  );
  return { orphans: logs.filter((_, index) => sessions[index]?.exists !== true), next: place };
}

/** The first message after a place. A log costs one read, however long it is: the next look begins behind it. */
async function nextMessage(db: Firestore, after: string | null): Promise<QueryDocumentSnapshot | undefined> {
  const { FieldPath } = await import('firebase-admin/firestore');
  const all = db.collectionGroup('messages').orderBy(FieldPath.documentId()).select().limit(1);
  const found = await (after === null ? all : all.startAfter(db.doc(after))).get();
  return found.docs[0];
}

async function deleteMessages(
  { db, at }: Database,
  { uid, sessionId }: LogOf,
  before: Instant,
  limit: number,
) {
  const old = await db
    .collection(paths.messages(uid, sessionId))
    .where('timestamp', '<', at(before))
    .limit(limit)
    .select()
    .get();
  const batch = db.batch();
  for (const { ref } of old.docs) batch.delete(ref);
  await batch.commit();
  return old.size;
}

async function nextGrants({ db }: Database, after: string | null, limit: number) {
  const { FieldPath } = await import('firebase-admin/firestore');
  const all = db.collectionGroup('grants').orderBy(FieldPath.documentId()).select().limit(limit);
  const { docs } = await (after === null ? all : all.startAfter(db.doc(after))).get();
  const grants = docs.flatMap(({ ref }) => {
    const uid = ref.parent.parent?.id;
    return uid === undefined ? [] : [{ uid, service: ref.id }];
  });
  return { grants, next: docs.length < limit ? null : (docs.at(-1)?.ref.path ?? null) };
}
