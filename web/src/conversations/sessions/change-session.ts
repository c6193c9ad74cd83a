import { paths } from '@crocodile-hub/core/contract/paths';
import { loadFirestore, type FirestoreSdk } from '../../kit/wire/firebase/load-firestore.ts';
import { noteFiled } from './filed-sessions.ts';

type Change = { title?: string; favorite?: boolean; projectId?: string | null };

/** Changes what the person may change. A new title counts as an update; a star or a project does not reorder lists. */
export async function changeSession(uid: string, id: string, change: Change): Promise<void> {
  const { db, doc, serverTimestamp, updateDoc } = await loadFirestore();
  const touched = change.title === undefined ? {} : { updatedAt: serverTimestamp() };
  await updateDoc(doc(db, paths.sessions(uid), id), { ...change, ...touched });
  if (change.projectId !== undefined) noteFiled();
}

/** Firestore takes no larger batch. https://firebase.google.com/docs/firestore/manage-data/transactions */
const batchSize = 500;

/**
 * Deletes sessions in batches, so that lists change once for all of them. Of a batch that is refused each is tried by
 * itself. Resolves to the ids of those that are gone.
 */
export async function deleteSessions(uid: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const gone = new Set<string>();
  for (let start = 0; start < ids.length; start += batchSize) {
    const some = ids.slice(start, start + batchSize);
    for (const id of await deletedOf(uid, some)) gone.add(id);
  }
  return gone;
}

async function deletedOf(uid: string, ids: readonly string[]): Promise<readonly string[]> {
  try {
    await deleteTogether(uid, ids);
    return ids;
  } catch {
    if (ids.length < 2) return [];
    const outcomes = await Promise.allSettled(ids.map((id) => deleteTogether(uid, [id])));
    return ids.filter((_, index) => outcomes[index]?.status === 'fulfilled');
  }
}

/**
 * Resolves when the session is deleted. Its log is deleted after that; callers need not wait. If the connection breaks
 * meanwhile, the server removes the rest.
 */
export async function deleteSession(uid: string, id: string): Promise<{ logDeleted: Promise<void> }> {
  return deleteTogether(uid, [id]);
}

async function deleteTogether(uid: string, ids: readonly string[]): Promise<{ logDeleted: Promise<void> }> {
  const sdk = await loadFirestore();
  const batch = sdk.writeBatch(sdk.db);
  for (const id of ids) batch.delete(sdk.doc(sdk.db, paths.sessions(uid), id));
  await batch.commit();
  noteFiled();
  const logs = ids.map((id) => deleteLog(sdk, paths.messages(uid, id)).catch(() => undefined));
  return { logDeleted: Promise.all(logs).then(() => undefined) };
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
