import { paths } from '@crocodile-hub/core/contract/paths';
import { loadFirestore } from '../../kit/wire/firebase/load-firestore.ts';

/** Leaves room in the batch for the project itself. */
const sessionsAtOnce = 499;

/** Deletes a project after its sessions are free of it. Rule data.live.1. */
export async function deleteProject(uid: string, id: string): Promise<void> {
  const { db, collection, doc, getDocs, limit, query, where, writeBatch } = await loadFirestore();
  const ofProject = query(
    collection(db, paths.sessions(uid)),
    where('projectId', '==', id),
    limit(sessionsAtOnce),
  );
  for (;;) {
    const { docs } = await getDocs(ofProject);
    const batch = writeBatch(db);
    for (const { ref } of docs) batch.update(ref, { projectId: null });
    const isLast = docs.length < sessionsAtOnce;
    if (isLast) batch.delete(doc(db, paths.projects(uid), id));
    await batch.commit();
    if (isLast) return;
  }
}
