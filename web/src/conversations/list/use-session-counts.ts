import { countSessions, type SessionCounts } from '@crocodile-hub/core/domain/session';
import { useEffect, useState } from 'react';
import { countAllSessions } from '../sessions/session-queries.ts';
import type { Session } from '../sessions/session.ts';
import type { Listing } from '../../kit/wire/firebase/paged-list.ts';

/** Changes come in bursts, so the server is asked once after them. */
const settlesMs = 1_000;

/**
 * The number of sessions, of active and of completed ones. Counted here if all are loaded, else by the server; until it
 * answers, and offline, the loaded ones are counted.
 */
export function useSessionCounts(uid: string, { items, older }: Listing<Session>): SessionCounts {
  const isComplete = older === 'none';
  const [counted, setCounted] = useState<SessionCounts | null>(null);
  useEffect(() => {
    if (isComplete || items.length === 0) return undefined;
    const timer = window.setTimeout(() => {
      countAllSessions(uid).then(setCounted, () => setCounted(null));
    }, settlesMs);
    return () => window.clearTimeout(timer);
  }, [uid, isComplete, items]);
  return isComplete || counted === null ? countSessions(items) : counted;
}
