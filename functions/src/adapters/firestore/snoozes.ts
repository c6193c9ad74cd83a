import { paths } from '@crocodile-hub/core/contract/paths';
import { snoozeDocument } from '@crocodile-hub/core/contract/snoozes';
import type { Snooze, Snoozes } from '../../ports/workspace.ts';
import type { Database, OpenDatabase } from './database.ts';

export function firestoreSnoozes(open: OpenDatabase): Snoozes {
  return {
    async putOffAt(uid, instant) {
      const { db, at } = await open();
      const { docs } = await db.collection(paths.snoozes(uid)).where('snoozedAt', '==', at(instant)).get();
      return docs.map((one) => ({ ...snoozeDocument.parse(one.data()), id: one.id }));
    },

    async transact(uid, ids, step) {
      const { db, ...times } = await open();
      const all = db.collection(paths.snoozes(uid));
      return await db.runTransaction(async (tx) => {
        const stored = await tx.getAll(...ids.map((id) => all.doc(id)));
        const known = stored.flatMap((one) =>
          one.exists ? [[one.id, { ...snoozeDocument.parse(one.data()), id: one.id }] as const] : [],
        );
        const { put = [], end = [], result } = step(new Map(known));
        for (const one of put) tx.set(all.doc(one.id), encoded(one, times));
        for (const id of end) tx.delete(all.doc(id));
        return result;
      });
    },
  };
}

function encoded(snooze: Snooze, { at, atOrNull }: Pick<Database, 'at' | 'atOrNull'>) {
  const { id: _, newestAt, snoozedAt, until, ...said } = snooze;
  return { ...said, newestAt: at(newestAt), snoozedAt: at(snoozedAt), until: atOrNull(until) };
}
