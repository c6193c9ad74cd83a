import { paths } from '@crocodile-hub/core/contract/paths';
import type { DashboardData } from '@crocodile-hub/core/contract/services';
import { countDocuments } from '../../kit/wire/firebase/count-documents.ts';

/** Counts all tasks on the server, because a list has only the newest. */
export async function countSmartTasks(uid: string): Promise<number> {
  const [total = 0] = await countDocuments(uid, paths.smartTasks(uid), [{}]);
  return total;
}

export async function countTasksByStatus(uid: string): Promise<DashboardData['tasks']> {
  const conditions = [{}, { status: 'Done' }, { status: 'Pending' }];
  const counts = await countDocuments(uid, paths.smartTasks(uid), conditions);
  const [total = 0, completed = 0, pending = 0] = counts;
  return { total, completed, pending };
}
