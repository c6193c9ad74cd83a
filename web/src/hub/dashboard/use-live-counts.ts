import type { DashboardData } from '@crocodile-hub/core/contract/services';
import { useEffect, useState } from 'react';
import { countAllSessions, recentSessions } from '../../conversations/sessions/session-queries.ts';
import { countTasksByStatus } from '../../actions/task/count-smart-tasks.ts';
import type { SmartTask } from '../../actions/task/smart-task.ts';
import type { Live } from '../../kit/wire/firebase/live-query.ts';
import { useLiveQuery } from '../../account/use-live-query.ts';
import { whileWanted } from '../../kit/state/while-wanted.ts';

type Counts = Pick<DashboardData, 'tasks' | 'sessions'>;

/** One turn of a conversation writes several times; it is counted once, after this pause. */
const restMs = 300;

function isFromServer(live: Live<unknown>): boolean {
  return live.is === 'ready' && !live.fromCache;
}

/**
 * The number of tasks and sessions, counted by the server again whenever the newest of them change. Undefined until
 * they are counted, and when they cannot be.
 */
export function useLiveCounts(uid: string | undefined, tasks: Live<SmartTask>): Counts | undefined {
  const sessions = useLiveQuery(recentSessions, uid);
  const [counted, setCounted] = useState<{ uid: string; counts: Counts }>();
  // Cached lists are no reason to count again, and offline nothing can be counted.
  const isReady = isFromServer(tasks) && isFromServer(sessions);
  useEffect(() => {
    if (uid === undefined || !isReady) return undefined;
    const count = async (signal: AbortSignal) => {
      const [ofTasks, { active, total }] = await Promise.all([
        countTasksByStatus(uid),
        countAllSessions(uid),
      ]);
      if (!signal.aborted) setCounted({ uid, counts: { tasks: ofTasks, sessions: { active, total } } });
    };
    // Offline, the last counts stay.
    return whileWanted((signal) => count(signal).catch(() => undefined), restMs);
    // `tasks` and `sessions` are listed so that any change among the newest counts again.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [uid, isReady, tasks, sessions]);
  return counted !== undefined && counted.uid === uid ? counted.counts : undefined;
}
