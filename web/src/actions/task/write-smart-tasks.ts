import type { Instant } from '@crocodile-hub/core/contract/time';
import { paths } from '@crocodile-hub/core/contract/paths';
import { loadFirestore } from '../../kit/wire/firebase/load-firestore.ts';
import { transact } from '../../kit/wire/firebase/transact.ts';
import { inTurn } from '../../kit/state/in-turn.ts';
import type { NewSmartTask } from './create-smart-task.ts';
import { payloadHash } from '@crocodile-hub/core/domain/payload-hash';
import { deleteDocument } from '../../kit/wire/firebase/write-document.ts';

/**
 * Stores the tasks of one sentence, all or none, unless an earlier try has; answers whether this call did. The first
 * task is listed on top; all are dated `askedAt`.
 */
export async function createSmartTasksOnce(
  uid: string,
  tasks: readonly NewSmartTask[],
  askedAt: Instant,
): Promise<boolean> {
  const { db, doc, Timestamp } = await loadFirestore();
  const places = tasks.map(({ id, ...task }, index) => ({
    place: doc(db, paths.smartTasks(uid), id),
    task: { ...task, timestamp: Timestamp.fromMillis(askedAt - index) },
  }));
  const [first] = places;
  if (first === undefined) return false;
  // Of two tabs that store them at once, Firestore refuses one: it would complain in the console and wait a second.
  return inTurn(`smart-task ${first.place.id}`, () =>
    transact<boolean>(async (transaction, leave) => {
      if ((await transaction.get(first.place)).exists()) return leave(false);
      for (const { place, task } of places) transaction.set(place, task);
      return true;
    }),
  );
}

type Change = { actionType: string; actionPayload: Record<string, unknown>; sent: Record<string, unknown> };

/** Changes what a task does or carries, as long as it waits for a yes: in a transaction, since the yes may come elsewhere. */
export async function changePayload(
  uid: string,
  id: string,
  { actionType, actionPayload, sent }: Change,
): Promise<void> {
  const { db, doc } = await loadFirestore();
  const place = doc(db, paths.smartTasks(uid), id);
  await transact<null>(async (transaction, leave) => {
    const status: unknown = (await transaction.get(place)).get('status');
    if (status !== 'Waiting Confirmation') return leave(null);
    transaction.update(place, { actionType, actionPayload, payloadHash: payloadHash(actionType, sent) });
    return null;
  });
}

export const deleteSmartTask = (uid: string, id: string): Promise<void> =>
  deleteDocument(paths.smartTasks(uid), id);

/**
 * Deletes the task of a try that the server never got; answers whether it was there as such. A task's words cannot be
 * changed, so other ones under its id are another task.
 */
export async function deleteUnsentTask(uid: string, id: string): Promise<boolean> {
  const { db, doc, runTransaction } = await loadFirestore();
  const place = doc(db, paths.smartTasks(uid), id);
  return inTurn(`smart-task ${id}`, () =>
    runTransaction(db, async (transaction) => {
      const status: unknown = (await transaction.get(place)).get('status');
      const isUnsent = status === 'Error' || status === 'Pending';
      if (isUnsent) transaction.delete(place);
      return isUnsent;
    }),
  );
}
