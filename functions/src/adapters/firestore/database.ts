import type { DocumentReference, FieldPath, Firestore, Query, Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { paths } from '@crocodile-hub/core/contract/paths';
import type { Instant } from '@crocodile-hub/core/contract/time';
import { endField, retention, type TimedKind } from '@crocodile-hub/core/domain/retention';
import { lazy } from '../shared/lazy.ts';

export type Database = {
  db: Firestore;
  /** A time as Firestore stores it. */
  at: (instant: Instant) => Timestamp;
  atOrNull: (instant: Instant | null) => Timestamp | null;
  /** The field by which a document of this kind ends, when it was last changed at `from`. */
  ends: (kind: TimedKind, from: Instant) => { [endField]: Timestamp };
};

export type OpenDatabase = () => Promise<Database>;

/** Firestore's client costs more to load than everything else, so calls that do not need it do not wait for it. */
export const openDatabase: OpenDatabase = lazy(async () => {
  const { getFirestore, Timestamp } = await import('firebase-admin/firestore');
  const at = (instant: Instant) => Timestamp.fromMillis(instant);
  return {
    db: getFirestore(),
    at,
    atOrNull: (instant) => (instant === null ? null : at(instant)),
    ends: (kind, from) => ({ [endField]: at(from + retention[kind].keptMs) }),
  };
});

/** A person's messages by their names, also of logs whose session is gone. No id that rules or contract take is outside. */
export function messagesOf(db: Firestore, uid: string, name: FieldPath): Query {
  return db
    .collectionGroup('messages')
    .orderBy(name)
    .startAt(db.doc(`${paths.messages(uid, '-')}/-`))
    .endAt(db.doc(`${paths.messages(uid, '\uf8ff')}/\uf8ff`));
}

const alreadyExists = z.object({ code: z.literal(6) });

/** Whether it was new; what is there stays as it is. */
export async function createOnce(ref: DocumentReference, document: object): Promise<boolean> {
  try {
    await ref.create(document);
    return true;
  } catch (error) {
    if (alreadyExists.safeParse(error).success) return false;
    throw error;
  }
}
