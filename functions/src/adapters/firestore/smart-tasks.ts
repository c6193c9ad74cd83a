import * as z from 'zod/mini';
import { smartTaskDocument } from '@crocodile-hub/core/contract/documents';
import { paths } from '@crocodile-hub/core/contract/paths';
import type { TaskStore } from '../../ports/workspace.ts';
import type { OpenDatabase } from './database.ts';

const anyDocument = z.record(z.string(), z.unknown());

export function firestoreTasks(open: OpenDatabase): TaskStore {
  return {
    async transact(uid, { taskId, key, now }, step) {
      const { db, ends } = await open();
      const taskRef = db.doc(`${paths.smartTasks(uid)}/${taskId}`);
      const earlierRef = db.doc(`${paths.earlierTasks(uid)}/${key}`);
      return await db.runTransaction(async (tx) => {
        const [task, kept] = await tx.getAll(taskRef, earlierRef);
        const stored = task?.data();
        const earlier: unknown = kept?.get('task');
        const parsed = (data: unknown) => (data === undefined ? null : smartTaskDocument.parse(data));
        const { does, result } = step(parsed(stored), parsed(earlier));
        if (does === undefined) return result;
        if (does === 'restore') {
          // As it was stored, to the last digit of its times.
          tx.set(taskRef, anyDocument.parse(earlier));
          return result;
        }
        tx.set(earlierRef, { task: stored, ...ends('earlierTasks', now) });
        if (does === 'delete') tx.delete(taskRef);
        else tx.update(taskRef, does);
        return result;
      });
    },
  };
}
