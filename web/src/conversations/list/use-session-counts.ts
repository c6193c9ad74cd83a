import { countSessions, type SessionCounts } from '@crocodile-hub/core/domain/session';
import { useEffect, useState } from 'react';
import { countAllSessions } from '../sessions/session-queries.ts';
import type { Session } from '../sessions/session.ts';
import type { Listing } from '../../kit/wire/firebase/paged-list.ts';
import { countAfterChanges } from './count-after-changes.ts';

/**
 * The number of sessions, of active and of completed ones. Counted here if all are loaded, else by the server; until it
 * answers, and offline, the loaded ones are counted.
 */
export function useSessionCounts(uid: string, { items, older }: Listing<Session>): SessionCounts {
  const isComplete = older === 'none';
  const [counted, setCounted] = useState<SessionCounts | null>(null);
  useEffect(() => {
    if (isComplete || items.length === 0) return undefined;
    return countAfterChanges(() => countAllSessions(uid), setCounted);
  }, [uid, isComplete, items]);
  return isComplete || counted === null ? countSessions(items) : counted;
}
