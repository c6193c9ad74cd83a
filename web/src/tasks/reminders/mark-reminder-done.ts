import { paths } from '@crocodile-hub/core/contract/paths';
import { loadFirestore } from '../../kit/wire/firebase/load-firestore.ts';

/** Says that what was to be remembered is done. The rules refuse it for one that is settled already. */
export async function markReminderDone(uid: string, id: string): Promise<void> {
  const { db, doc, updateDoc } = await loadFirestore();
  await updateDoc(doc(db, paths.reminders(uid), id), { status: 'done' });
}
