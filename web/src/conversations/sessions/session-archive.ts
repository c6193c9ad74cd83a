import type { QueryDocumentSnapshot } from 'firebase/firestore';
import { openPagedList, type PagedList } from '../../kit/wire/firebase/paged-list.ts';
import { pageSessions } from './page-sessions.ts';
import { listedSessions, recentSessions } from './session-queries.ts';
import type { Session } from './session.ts';

/** All sessions: the newest are live, older ones are read on demand. */
export type SessionArchive = PagedList<Session>;

/** Large pages, since older sessions are requested many at a time. */
const pageSize = 200;

export function openSessionArchive(uid: string): SessionArchive {
  const page = (from: QueryDocumentSnapshot | { at: Session }) => pageSessions(uid, { from, size: pageSize });
  return openPagedList<Session, QueryDocumentSnapshot>({
    uid,
    query: recentSessions,
    size: listedSessions,
    order: (a, b) => b.updatedAt - a.updatedAt,
    near: page,
    far: page,
  });
}
