import { paths } from '@crocodile-hub/core/contract/paths';
import { loadFirestore } from '../../kit/wire/firebase/load-firestore.ts';

/** The status in the task's document; undefined when there is none. */
export async function smartTaskStatus(uid: string, id: string): Promise<unknown> {
  const { db, doc, getDoc } = await loadFirestore();
  return (await getDoc(doc(db, paths.smartTasks(uid), id))).get('status');
}
