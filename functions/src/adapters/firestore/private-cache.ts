import * as z from 'zod/mini';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import type { MetaService } from '@crocodile-hub/core/contract/meta-services';
import { paths } from '@crocodile-hub/core/contract/paths';
import { storedTime } from '@crocodile-hub/core/contract/time';
import { cacheSources, type PrivateCache } from '../../ports/workspace.ts';
import type { OpenDatabase } from './database.ts';

const cached = z.object({ value: z.unknown(), storedAt: storedTime });

export function firestoreCache(open: OpenDatabase): PrivateCache {
  return {
    async get(uid, name) {
      const { db } = await open();
      const parsed = cached.safeParse((await db.doc(`${paths.cache(uid)}/${name}`).get()).data());
      return parsed.success ? parsed.data : null;
    },
    async put(uid, name, value, now) {
      const { db, at, ends } = await open();
      await db.doc(`${paths.cache(uid)}/${name}`).set({ value, storedAt: at(now), ...ends('caches', now) });
    },
    async forget(uid, name) {
      const { db } = await open();
      await db.doc(`${paths.cache(uid)}/${name}`).delete();
    },
  };
}

/** Deletes what was read from a service, in the same write that removes the access. */
export function deleteCachesOf(
  batch: { delete(ref: DocumentReference): unknown },
  db: Firestore,
  uid: string,
  source: 'google' | MetaService,
): void {
  for (const [name, from] of Object.entries(cacheSources)) {
    if (from === source) batch.delete(db.doc(`${paths.cache(uid)}/${name}`));
  }
}
