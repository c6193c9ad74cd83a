import { bounds } from '@crocodile-hub/core/contract/bounds';
import { paths } from '@crocodile-hub/core/contract/paths';
import { loadFirestore } from '../../kit/wire/firebase/load-firestore.ts';
import { cut } from '@crocodile-hub/core/domain/cut';

export async function renameProject(uid: string, id: string, name: string): Promise<void> {
  const { db, doc, serverTimestamp, updateDoc } = await loadFirestore();
  const change = { name: cut(name, bounds.projectName), updatedAt: serverTimestamp() };
  await updateDoc(doc(db, paths.projects(uid), id), change);
}
