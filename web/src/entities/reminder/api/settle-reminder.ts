import { paths } from '@crocodile-hub/core/contract/paths';
import { loadFirestore } from '../../../shared/firebase/load-firestore.ts';

/** Says that a reminder is done, or no longer wanted. The rules refuse what its status does not allow. */
export async function settleReminder(uid: string, id: string, status: 'done' | 'cancelled'): Promise<void> {
  const { db, doc, updateDoc } = await loadFirestore();
  await updateDoc(doc(db, paths.reminders(uid), id), { status });
}
