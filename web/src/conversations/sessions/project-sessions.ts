import type { Live } from '../../kit/wire/firebase/live-query.ts';
import { holdsAll } from '../../kit/wire/firebase/live-window.ts';
import { listedSessions } from './session-queries.ts';
import type { Session } from './session.ts';

type Known = {
  /** The newest sessions of all projects. */
  recent: Live<Session>;
  /** The newest of this project; loading while its row is closed. */
  own: Live<Session>;
  /** How many `own` holds at most. */
  size: number;
  /** The server's count; undefined until it answers, null when it cannot. */
  counted: number | null | undefined;
  isOnline: boolean;
};

export type ProjectSessions = {
  is: Live<Session>['is'];
  /** Newest first. Until the project's own arrive: those among the newest of all. */
  sessions: readonly Session[];
  /** Of all that are in the project, listed or not. Undefined until it is known. */
  count: number | undefined;
  hasMore: boolean;
};

/** The sessions of a project, as far as they are known. */
export function sessionsIn(projectId: string, known: Known): ProjectSessions {
  const { recent, own, size, counted, isOnline } = known;
  const all = recent.is === 'ready' ? recent.items : [];
  const among = all.filter((session) => session.projectId === projectId);
  if (holdsAll(recent, listedSessions)) {
    return { is: 'ready', sessions: among, count: among.length, hasMore: false };
  }
  const sessions = own.is === 'ready' ? own.items : among;
  const isCounted = own.is === 'ready' && !own.fromCache && holdsAll(own, size);
  // Offline, and where counting fails, this device tells what it knows.
  const atLeast = counted === null || !isOnline ? sessions.length : undefined;
  return {
    is: own.is,
    sessions,
    count: isCounted ? sessions.length : (counted ?? atLeast),
    hasMore: own.is === 'ready' && !holdsAll(own, size),
  };
}
