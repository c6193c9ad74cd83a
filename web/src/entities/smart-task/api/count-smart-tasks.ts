import { paths } from '@crocodile-hub/core/contract/paths';
import { loadFirestore } from '../../../shared/firebase/load-firestore.ts';

/** How many tasks there are, counted by the server: a list knows only its own newest. */
export async function countSmartTasks(uid: string): Promise<number> {
  const { db, collection, getCountFromServer } = await loadFirestore();
  return (await getCountFromServer(collection(db, paths.smartTasks(uid)))).data().count;
}
