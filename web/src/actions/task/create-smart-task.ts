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
