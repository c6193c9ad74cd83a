import { paths } from '@crocodile-hub/core/contract/paths';
import type { SessionCounts } from '@crocodile-hub/core/domain/session';
import { loadFirestore } from '../../kit/wire/firebase/load-firestore.ts';

/** Counts all sessions, listed or not: the server counts them without reading them. */
export async function countAllSessions(uid: string): Promise<SessionCounts> {
  const { db, collection, getCountFromServer, query, where } = await loadFirestore();
  const all = collection(db, paths.sessions(uid));
  const [total, active, completed] = await Promise.all([
    getCountFromServer(all),
    getCountFromServer(query(all, where('status', '==', 'Running'))),
    getCountFromServer(query(all, where('status', '==', 'Success'))),
  ]);
  return { total: total.data().count, active: active.data().count, completed: completed.data().count };
}
