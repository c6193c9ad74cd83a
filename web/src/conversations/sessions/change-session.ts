import { paths } from '@crocodile-hub/core/contract/paths';
import { loadFirestore, type FirestoreSdk } from '../../kit/wire/firebase/load-firestore.ts';

type Change = { title?: string; favorite?: boolean; projectId?: string | null };

/** Changes what the person may change. A new title counts as an update; a star or a project does not reorder lists. */
export async function changeSession(uid: string, id: string, change: Change): Promise<void> {
  const { db, doc, serverTimestamp, updateDoc } = await loadFirestore();
  const touched = change.title === undefined ? {} : { updatedAt: serverTimestamp() };
  await updateDoc(doc(db, paths.sessions(uid), id), { ...change, ...touched });
}

/** Firestore takes no larger batch. https://firebase.google.com/docs/firestore/manage-data/transactions */
const batchSize = 500;

/**
 * Resolves when the session is deleted. Its log is deleted after that; callers need not wait. If the connection breaks
 * meanwhile, the server removes the rest.
 */
export async function deleteSession(uid: string, id: string): Promise<{ logDeleted: Promise<void> }> {
  const sdk = await loadFirestore();
  await sdk.deleteDoc(sdk.doc(sdk.db, paths.sessions(uid), id));
  return { logDeleted: deleteLog(sdk, paths.messages(uid, id)).catch(() => undefined) };
}

async function deleteLog(sdk: FirestoreSdk, path: string): Promise<void> {
  const { db, collection, getDocs, limit, query, writeBatch } = sdk;
  for (;;) {
    const { docs } = await getDocs(query(collection(db, path), limit(batchSize)));
    if (docs.length === 0) return;
    const batch = writeBatch(db);
    for (const { ref } of docs) batch.delete(ref);
    await batch.commit();
  }
}
