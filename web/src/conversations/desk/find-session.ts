import { watchSession } from '../sessions/session-queries.ts';
import { answerOf, isConfirmed, type Live, type LiveQuery } from '../../kit/wire/firebase/live-query.ts';

/** The server may answer late that there is no such session. */
const mostPatienceMs = 5_000;

/**
 * Whether the session exists. It waits for a session that is not loaded yet: `patienceMs` at least, and until the
 * server has answered.
 */
export async function findSession(
  uid: string,
  id: string,
  patienceMs: number,
  query: LiveQuery<unknown> = watchSession(id),
): Promise<boolean> {
  if (isThere(await answerOf(query, uid, isThere, patienceMs))) return true;
  const isEnough = (live: Live<unknown>) => isThere(live) || isConfirmed(live);
  return isThere(await answerOf(query, uid, isEnough, mostPatienceMs - patienceMs));
}

const isThere = (live: Live<unknown>) => live.is === 'ready' && live.items.length > 0;
