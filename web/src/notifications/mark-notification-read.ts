import { paths } from '@crocodile-hub/core/contract/paths';
import { loadFirestore } from '../kit/wire/firebase/load-firestore.ts';

export async function markNotificationRead(uid: string, id: string): Promise<void> {
  const { db, doc, updateDoc } = await loadFirestore();
  await updateDoc(doc(db, paths.notifications(uid), id), { read: true });
}
