import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { saidOfPeople } from '@crocodile-hub/core/contract/people';
import { paths } from '@crocodile-hub/core/contract/paths';
import { storedTime } from '@crocodile-hub/core/contract/time';
import {
  knownAddress,
  peopleProgress,
  type KnownAddress,
  type PeopleProgress,
  type PeopleStore,
} from '../../ports/people.ts';
import type { OpenDatabase } from './database.ts';
import { duePages } from './due-documents.ts';

const headDocument = z.extend(peopleProgress, {
  version: z.int(),
  attendAt: z.nullable(storedTime),
});
const shardDocument = z.object({ addresses: z.string() });
const addressList = z.array(knownAddress);

/** A document holds a megabyte, so the addresses are spread over this many, by their hash. */
const shards = Array.from({ length: 16 }, (_, index) => `addresses-${index}`);
const headId = 'head';
/** It does not end with the connection: what was learnt is deleted then, what the person said is kept. */
const saidId = 'said';
const saidDocument = z.object({ said: z.array(saidOfPeople) });

export function firestorePeople(open: OpenDatabase): PeopleStore {
  const place = (uid: string, id: string) => `${paths.people(uid)}/${id}`;

  return {
    async head(uid) {
      const { db } = await open();
      const head = await db.doc(place(uid, headId)).get();
      return head.exists ? headDocument.parse(head.data()) : null;
    },

    async addresses(uid) {
      const { db } = await open();
      const found = await db.getAll(...shards.map((id) => db.doc(place(uid, id))));
      return found.flatMap((shard): KnownAddress[] => {
        if (!shard.exists) return [];
        const stored: unknown = JSON.parse(shardDocument.parse(shard.data()).addresses);
        return addressList.parse(stored);
      });
    },

    async wake(uid, now) {
      const { db, at, ends } = await open();
      const ref = db.doc(place(uid, headId));
      await db.runTransaction(async (tx) => {
        if ((await tx.get(ref)).exists) tx.update(ref, { attendAt: at(now), failures: 0 });
        else tx.set(ref, { ...begun, version: now, attendAt: at(now), ...ends('people', now) });
      });
    },

    async save(uid, version, { progress, addresses, attendAt, now }) {
      const { db, atOrNull, ends } = await open();
      const ref = db.doc(place(uid, headId));
      return await db.runTransaction(async (tx) => {
        const head = await tx.get(ref);
        // Disconnected meanwhile: what was read late must not come back.
        if (!head.exists || headDocument.parse(head.data()).version !== version) return false;
        const state = {
          ...peopleProgress.parse(progress),
          version: version + 1,
          attendAt: atOrNull(attendAt),
        };
        tx.update(ref, addresses === null ? state : { ...state, ...ends('people', now) });
        if (addresses === null) return true;
        const byShard = Map.groupBy(addresses, ({ email }) => shardOf(email));
        for (const id of shards) {
          const list = JSON.stringify(byShard.get(id) ?? []);
          tx.set(db.doc(place(uid, id)), { addresses: list, ...ends('people', now) });
        }
        return true;
      });
    },

    async said(uid) {
      const { db } = await open();
      const doc = await db.doc(place(uid, saidId)).get();
      return doc.exists ? saidDocument.parse(doc.data()).said : [];
    },

    async say(uid, change) {
      const { db } = await open();
      const ref = db.doc(place(uid, saidId));
      await db.runTransaction(async (tx) => {
        const doc = await tx.get(ref);
        tx.set(ref, { said: change(doc.exists ? saidDocument.parse(doc.data()).said : []) });
      });
    },

    due: (now) => duePages(open, 'people', now),
  };
}

const begun: PeopleProgress = {
  historyId: null,
  walk: null,
  read: 0,
  caughtUpAt: null,
  own: [],
  failures: 0,
};

function shardOf(email: string): string {
  const byte = createHash('sha256').update(email).digest()[0] ?? 0;
  return `addresses-${byte % shards.length}`;
}

/** Deletes what was learnt from a mailbox, in the same write that removes the access. */
export function deleteLearntPeople(
  batch: { delete(ref: DocumentReference): unknown },
  db: Firestore,
  uid: string,
): void {
  for (const id of [headId, ...shards]) batch.delete(db.doc(`${paths.people(uid)}/${id}`));
}
