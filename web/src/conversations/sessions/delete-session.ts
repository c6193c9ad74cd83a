import { paths } from '@crocodile-hub/core/contract/paths';
import { type FirestoreSdk, loadFirestore } from '../../kit/wire/firebase/load-firestore.ts';

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
