import type { SmartTaskStatus } from '@crocodile-hub/core/contract/documents';
import { paths } from '@crocodile-hub/core/contract/paths';
import type { DashboardData } from '@crocodile-hub/core/contract/services';
import { loadFirestore } from '../../kit/wire/firebase/load-firestore.ts';

/** Counts all tasks on the server, because a list has only the newest. */
export async function countSmartTasks(uid: string, status?: SmartTaskStatus): Promise<number> {
  const { db, collection, getCountFromServer, query, where } = await loadFirestore();
  const all = collection(db, paths.smartTasks(uid));
  const counted = status === undefined ? all : query(all, where('status', '==', status));
  return (await getCountFromServer(counted)).data().count;
}

export async function countTasksByStatus(uid: string): Promise<DashboardData['tasks']> {
  const [total, completed, pending] = await Promise.all([
    countSmartTasks(uid),
    countSmartTasks(uid, 'Done'),
    countSmartTasks(uid, 'Pending'),
  ]);
  return { total, completed, pending };
}
