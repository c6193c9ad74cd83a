import { bounds } from '@crocodile-hub/core/contract/bounds';
import { paths } from '@crocodile-hub/core/contract/paths';
import { loadFirestore } from '../../kit/wire/firebase/load-firestore.ts';
import { cut } from '@crocodile-hub/core/domain/cut';

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
