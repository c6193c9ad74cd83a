import { smartTaskStatus, type SmartTaskStatus } from '@crocodile-hub/core/contract/documents';
import { paths } from '@crocodile-hub/core/contract/paths';
import { nextSmartTaskStatus, type SmartTaskEvent } from '@crocodile-hub/core/domain/smart-task';
import { loadFirestore } from '../../kit/wire/firebase/load-firestore.ts';
import { transact } from '../../kit/wire/firebase/transact.ts';
import { inTurn } from '../../kit/state/in-turn.ts';

/**
 * Moves a task along its state machine. A transaction, because the server and other tabs move it too. Resolves to the
 * new status, or null when the event does not fit the task's present status, or the task is not the one that was shown:
 * `shownHash` is that one's.
 */
export async function moveSmartTask(
  uid: string,
  id: string,
  event: SmartTaskEvent,
  words: { actionSummary?: string; reason?: string } = {},
  shownHash?: string,
): Promise<SmartTaskStatus | null> {
  const { db, doc } = await loadFirestore();
  const place = doc(db, paths.smartTasks(uid), id);
  // Of two tabs that move it at once, Firestore refuses one, which then tries again.
  return inTurn(`smart-task ${id}`, () =>
    transact<SmartTaskStatus | null>(async (transaction, leave) => {
      const found = await transaction.get(place);
      const stored = smartTaskStatus.safeParse(found.get('status'));
      const isShown = shownHash === undefined || found.get('payloadHash') === shownHash;
      const next = stored.success && isShown ? nextSmartTaskStatus(stored.data, event) : null;
      if (next === null) return leave(null);
      transaction.update(place, { status: next, ...words });
      return next;
    }),
  );
}
