import type { DashboardData } from '@crocodile-hub/core/contract/services';
import { useEffect, useState } from 'react';
import { countAllSessions } from '../../../entities/session/api/count-sessions.ts';
import { recentSessions } from '../../../entities/session/api/session-queries.ts';
import { countTasksByStatus } from '../../../entities/smart-task/api/count-smart-tasks.ts';
import type { SmartTask } from '../../../entities/smart-task/model/smart-task.ts';
import type { Live } from '../../../shared/firebase/live-query.ts';
import { useLiveQuery } from '../../../shared/firebase/use-live-query.ts';

type Counts = Pick<DashboardData, 'tasks' | 'sessions'>;

/** A turn of a conversation writes several times. */
const restMs = 300;

function isFromServer(live: Live<unknown>): boolean {
  return live.is === 'ready' && !live.fromCache;
}

/**
 * How many tasks and sessions there are now: counted anew whenever the newest of them change. Undefined until they are
 * counted, and where they cannot be.
 */
export function useLiveCounts(uid: string | undefined, tasks: Live<SmartTask>): Counts | undefined {
  const sessions = useLiveQuery(recentSessions, uid);
  const [counted, setCounted] = useState<{ uid: string; counts: Counts }>();
  // What this device remembers is no news; without a connection nothing can be counted.
  const isReady = isFromServer(tasks) && isFromServer(sessions);
  useEffect(() => {
    if (uid === undefined || !isReady) return undefined;
    let isWanted = true;
    const count = async () => {
      const [ofTasks, { active, total }] = await Promise.all([
        countTasksByStatus(uid),
        countAllSessions(uid),
      ]);
      if (isWanted) setCounted({ uid, counts: { tasks: ofTasks, sessions: { active, total } } });
    };
    // Offline, what the server said last stays.
    const timer = window.setTimeout(() => void count().catch(() => undefined), restMs);
    return () => {
      isWanted = false;
      window.clearTimeout(timer);
    };
    // Whatever changes among the newest is counted anew.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [uid, isReady, tasks, sessions]);
  return counted !== undefined && counted.uid === uid ? counted.counts : undefined;
}
