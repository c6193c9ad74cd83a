import * as z from 'zod/mini';
import { paths } from '@crocodile-hub/core/contract/paths';
import { storedTime } from '@crocodile-hub/core/contract/time';
import type { PrivateCache } from '../../ports/private-cache.ts';
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
      const { db, at } = await open();
      await db.doc(`${paths.cache(uid)}/${name}`).set({ value, storedAt: at(now) });
    },
  };
}
