import type { Instant } from '@crocodile-hub/core/contract/time';
import { paths } from '@crocodile-hub/core/contract/paths';
import { loadFirestore } from '../../kit/wire/firebase/load-firestore.ts';
import { inTurn } from '../../kit/state/in-turn.ts';
import type { NewSmartTask } from './create-smart-task.ts';

/**
 * Stores the tasks of one sentence, all or none, unless an earlier try has; answers whether this call did. The first
 * task is listed on top; all are dated `askedAt`.
 */
export async function createSmartTasksOnce(
  uid: string,
  tasks: readonly NewSmartTask[],
  askedAt: Instant,
): Promise<boolean> {
  const { db, doc, runTransaction, Timestamp } = await loadFirestore();
  const places = tasks.map(({ id, ...task }, index) => ({
    place: doc(db, paths.smartTasks(uid), id),
    task: { ...task, timestamp: Timestamp.fromMillis(askedAt - index) },
  }));
  const [first] = places;
  if (first === undefined) return false;
  // Of two tabs that store them at once, Firestore refuses one: it would complain in the console and wait a second.
  return inTurn(`smart-task ${first.place.id}`, () =>
    runTransaction(db, async (transaction) => {
      if ((await transaction.get(first.place)).exists()) return false;
      for (const { place, task } of places) transaction.set(place, task);
      return true;
    }),
  );
}
