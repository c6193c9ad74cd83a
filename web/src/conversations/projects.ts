import type { ProjectDocument } from '@crocodile-hub/core/contract/documents';
import { paths } from '@crocodile-hub/core/contract/paths';
import { liveQuery } from '../kit/wire/firebase/live-query.ts';
import { bounds } from '@crocodile-hub/core/contract/bounds';
import { loadFirestore } from '../kit/wire/firebase/load-firestore.ts';
import { cut } from '@crocodile-hub/core/domain/cut';

/** More projects than anyone keeps; bounds the read. */
const listed = 200;

export const allProjects = liveQuery({
  name: 'projects',
  path: paths.projects,
  schema: async () => (await import('@crocodile-hub/core/contract/documents')).projectDocument,
  build: ({ query, orderBy, limit }, all) => query(all, orderBy('createdAt', 'asc'), limit(listed)),
});

export type Project = ProjectDocument & { id: string };

export async function createProject(uid: string, name: string): Promise<string> {
  const { db, collection, doc, serverTimestamp, setDoc } = await loadFirestore();
  const project = doc(collection(db, paths.projects(uid)));
  await setDoc(project, {
    name: cut(name, bounds.projectName),
    icon: '📁',
    createdAt: serverTimestamp(),
    updatedAt: serverTimestamp(),
  });
  return project.id;
}

export async function renameProject(uid: string, id: string, name: string): Promise<void> {
  const { db, doc, serverTimestamp, updateDoc } = await loadFirestore();
  const change = { name: cut(name, bounds.projectName), updatedAt: serverTimestamp() };
  await updateDoc(doc(db, paths.projects(uid), id), change);
}

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
