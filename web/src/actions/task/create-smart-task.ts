import type { SmartTaskStatus } from '@crocodile-hub/core/contract/documents';
import { paths } from '@crocodile-hub/core/contract/paths';
import { loadFirestore } from '../../kit/wire/firebase/load-firestore.ts';

export type NewSmartTask = {
  /** Made before the first try, since it is also the key of the execution. */
  id: string;
  originalCommand: string;
  assistantEcho: string;
  status: SmartTaskStatus;
  actionType: string;
  actionPayload: Record<string, unknown> | null;
  actionSummary: string;
  payloadHash?: string;
  /** Both readings of the words, to choose from while it waits for a yes: core/domain/two-readings.ts. */
  readings?: string;
};

/** Stores a new task. Resolves when the server has it: its execution follows and names it. */
export async function createSmartTask(uid: string, { id, ...task }: NewSmartTask): Promise<void> {
  const { db, doc, setDoc, Timestamp } = await loadFirestore();
  await setDoc(doc(db, paths.smartTasks(uid), id), { ...task, timestamp: Timestamp.now() });
}

/**
 * Stores the task of a further try. One that an earlier try under its id stored gets what is sent now: what was said and
 * when stay as they are.
 */
export async function storeTry(uid: string, task: NewSmartTask): Promise<void> {
  const { db, doc, getDoc, updateDoc } = await loadFirestore();
  const { id, originalCommand: _, ...changed } = task;
  const place = doc(db, paths.smartTasks(uid), id);
  const found = await getDoc(place);
  if (!found.exists()) return createSmartTask(uid, task);
  // Meanwhile the server may have told its outcome.
  if (found.get('status') === 'Pending') await updateDoc(place, changed);
}
