import { paths } from '@crocodile-hub/core/contract/paths';
import { loadFirestore } from '../../kit/wire/firebase/load-firestore.ts';

type Change = { title?: string; favorite?: boolean; projectId?: string | null };

/** Changes what the person may change. A new title counts as an update; a star or a project does not reorder lists. */
export async function changeSession(uid: string, id: string, change: Change): Promise<void> {
  const { db, doc, serverTimestamp, updateDoc } = await loadFirestore();
  const touched = change.title === undefined ? {} : { updatedAt: serverTimestamp() };
  await updateDoc(doc(db, paths.sessions(uid), id), { ...change, ...touched });
}
