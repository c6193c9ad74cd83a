import { watchSession } from '../sessions/session-queries.ts';
import { current, follow, type LiveQuery } from '../../kit/wire/firebase/live-query.ts';

/** The server may answer late that there is no such session. */
const mostPatienceMs = 5_000;

/**
 * Whether the session exists. It waits for a session that is not loaded yet: `patienceMs` at least, and until the
 * server has answered.
 */
export function findSession(
  uid: string,
  id: string,
  patienceMs: number,
  query: LiveQuery<unknown> = watchSession(id),
): Promise<boolean> {
  return new Promise((resolve) => {
    let isPatient = true;
    const look = () => {
      const live = current(query, uid);
      const isThere = live.is === 'ready' && live.items.length > 0;
      const isOver = live.is === 'failed' || (live.is === 'ready' && !live.fromCache);
      if (isThere || (isOver && !isPatient)) end(isThere);
    };
    const end = (isThere: boolean) => {
      window.clearTimeout(patience);
      window.clearTimeout(limit);
      unfollow();
      resolve(isThere);
    };
    const patience = window.setTimeout(() => {
      isPatient = false;
      look();
    }, patienceMs);
    const limit = window.setTimeout(() => end(false), mostPatienceMs);
    const unfollow = follow(query, uid, look);
    look();
  });
}
