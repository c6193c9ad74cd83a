import type {
  DocumentReference,
  DocumentSnapshot,
  FieldPath,
  Firestore,
  Query,
} from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { deletionStores, type DeletionStore } from '@crocodile-hub/core/contract/account';
import { paths } from '@crocodile-hub/core/contract/paths';
import { storedTime, type Instant } from '@crocodile-hub/core/contract/time';
import type { Deletion, Deletions } from '../../ports/accounts.ts';
import { messagesOf, type Database, type OpenDatabase } from './database.ts';
import { pagesOf } from './due-documents.ts';

/** A batch takes 500 writes; one is the receipt's. */
const atOnce = 400;

const stepNames = ['close', ...deletionStores] as const;
const step = z.object({ documents: z._default(z.int(), 0), at: z._default(z.nullable(storedTime), null) });
const deletionDocument = z.object({
  uid: z.nullable(z.string()),
  startedAt: storedTime,
  finishedAt: z.nullable(storedTime),
  failures: z.int(),
  steps: z.partialRecord(z.enum(stepNames), step),
});
const ownersDocument = z.object({ uids: z.array(z.string()) });
const alreadyGone = z.object({ code: z.literal(5) });

/** Other parts also empty these once they notice that the account has ended, so they are counted first. */
const countedFirst = ['grants', 'devices'] as const;

export function firestoreDeletions(open: OpenDatabase): Deletions {
  return {
    begin: async (uid, receipt, now) => beginDeletion(await open(), uid, receipt, now),
    load: async (receipt) => loadDeletion(await open(), receipt),
    empty: async (receipt, uid, store) => emptyStore(await open(), receipt, uid, store),

    async complete(receipt, name, { now, attendAt, documents }) {
      const { db, at } = await open();
      const counted = documents === undefined ? {} : { [`steps.${name}.documents`]: documents };
      await db.doc(place(receipt)).update({
        ...counted,
        [`steps.${name}.at`]: at(now),
        attendAt: at(attendAt),
      });
    },

    async finish(receipt, { now, attendAt }) {
      const { db, at, ends } = await open();
      const finished = { finishedAt: at(now), attendAt: at(attendAt), ...ends('receipts', now) };
      await db.doc(place(receipt)).update(finished);
    },

    async forget(receipt) {
      const { db } = await open();
      await db.doc(place(receipt)).update({ uid: null, attendAt: null });
    },

    async setBack(receipt, attendAt) {
      const { db, at } = await open();
      const ref = db.doc(place(receipt));
      return await db.runTransaction(async (tx) => {
        const failures = deletionDocument.parse((await tx.get(ref)).data()).failures + 1;
        tx.update(ref, { failures, attendAt: at(attendAt(failures)) });
        return failures;
      });
    },

    async *due(now) {
      const { db, at } = await open();
      const due = db.collection(paths.deletions()).where('attendAt', '<=', at(now)).orderBy('attendAt');
      for await (const docs of pagesOf(due.select('uid', 'attendAt')))
        yield docs.map((doc) => ({ uid: String(doc.get('uid')), id: doc.id }));
    },
  };
}

const place = (receipt: string) => `${paths.deletions()}/${receipt}`;

async function beginDeletion({ db, at }: Database, uid: string, receipt: string, now: Instant) {
  const underWay = db.collection(paths.deletions()).where('uid', '==', uid).limit(1);
  const counted = await Promise.all(
    countedFirst.map(async (store) => {
      const { count } = (await db.collection(paths[store](uid)).count().get()).data();
      return [store, { documents: count }] as const;
    }),
  );
  return await db.runTransaction(async (tx) => {
    const [known] = (await tx.get(underWay)).docs;
    if (known !== undefined) return known.id;
    const steps = Object.fromEntries(counted);
    const times = { startedAt: at(now), finishedAt: null, attendAt: at(now) };
    tx.set(db.doc(place(receipt)), { uid, failures: 0, steps, ...times });
    return receipt;
  });
}

async function loadDeletion({ db }: Database, receipt: string): Promise<Deletion | null> {
  const doc = await db.doc(place(receipt)).get();
  if (!doc.exists) return null;
  const { steps, ...deletion } = deletionDocument.parse(doc.data());
  const done = stepNames.flatMap((name) => {
    const taken = steps[name];
    if (taken === undefined || taken.at === null) return [];
    return [{ step: name, documents: taken.documents, at: taken.at }];
  });
  return { ...deletion, done };
}

async function emptyStore({ db }: Database, receipt: string | null, uid: string, store: DeletionStore) {
  const { FieldPath, FieldValue } = await import('firebase-admin/firestore');
  const found = await documentsOf(db, uid, store, FieldPath.documentId());
  if (found.length === 0) return true;
  const batch = db.batch();
  // Two workers may run at once: if the other one deleted a document, this batch fails and counts none.
  for (const doc of found) {
    const isShared = store === 'conversations' && othersIn(doc, uid);
    if (isShared) batch.update(doc.ref, { uids: FieldValue.arrayRemove(uid) });
    else batch.delete(doc.ref, { exists: true });
  }
  const isCounted = !countedFirst.some((counted) => counted === store);
  if (isCounted && receipt !== null) {
    batch.update(db.doc(place(receipt)), {
      [`steps.${store}.documents`]: FieldValue.increment(found.length),
    });
  }
  await batch.commit().catch(unlessGone);
  return false;
}

type Found = { ref: DocumentReference } & Pick<DocumentSnapshot, 'data'>;

async function documentsOf(
  db: Firestore,
  uid: string,
  store: DeletionStore,
  name: FieldPath,
): Promise<readonly Found[]> {
  if (store === 'account') return [];
  if (store === 'profile') {
    const profile = await db.doc(paths.user(uid)).get();
    return profile.exists ? [profile] : [];
  }
  return (await queryOf(db, uid, store, name).limit(atOnce).get()).docs;
}

function queryOf(
  db: Firestore,
  uid: string,
  store: Exclude<DeletionStore, 'account' | 'profile'>,
  name: FieldPath,
): Query {
  switch (store) {
    case 'messages':
      return messagesOf(db, uid, name).select();
    case 'conversations':
      return db.collection(paths.channelOwners()).where('uids', 'array-contains', uid).select('uids');
    case 'signIns':
      return db.collection(paths.oauthStates()).where('uid', '==', uid).select();
    default:
      return db.collection(paths[store](uid)).select();
  }
}

function othersIn(doc: Found, uid: string): boolean {
  return ownersDocument.parse(doc.data()).uids.some((one) => one !== uid);
}

function unlessGone(error: unknown): void {
  if (!alreadyGone.safeParse(error).success) throw error;
}
