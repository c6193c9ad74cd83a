import { paths } from '@crocodile-hub/core/contract/paths';
import { loadFirestore } from '../kit/wire/firebase/load-firestore.ts';

export async function deleteNotification(uid: string, id: string): Promise<void> {
  const { db, deleteDoc, doc } = await loadFirestore();
  await deleteDoc(doc(db, paths.notifications(uid), id));
}
