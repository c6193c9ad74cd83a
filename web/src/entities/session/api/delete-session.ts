import { paths } from '@crocodile-hub/core/contract/paths';
import { type FirestoreSdk, loadFirestore } from '../../../shared/firebase/load-firestore.ts';

/** Firestore takes no larger batch. https://firebase.google.com/docs/firestore/manage-data/transactions */
const batchSize = 500;

/**
 * Resolves when the session is deleted; its log follows, which nobody needs to wait for. What a lost connection leaves
 * of it is swept by the server.
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
