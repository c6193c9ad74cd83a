import { paths } from '@crocodile-hub/core/contract/paths';
import { loadFirestore } from '../../kit/wire/firebase/load-firestore.ts';

/** Takes a settled reminder off the list. The rules refuse it for one that is still to come. */
export async function removeReminder(uid: string, id: string): Promise<void> {
  const { db, deleteDoc, doc } = await loadFirestore();
  await deleteDoc(doc(db, paths.reminders(uid), id));
}
