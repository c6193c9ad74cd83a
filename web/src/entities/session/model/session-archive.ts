import type { QueryDocumentSnapshot } from 'firebase/firestore';
import { openPagedList, type PagedList } from '../../../shared/firebase/paged-list.ts';
import { pageSessions } from '../api/page-sessions.ts';
import { listedSessions, recentSessions } from '../api/session-queries.ts';
import type { Session } from './session.ts';

/** Every session there is: the newest as they change, older ones as far as they were asked for. */
export type SessionArchive = PagedList<Session>;

/** Older sessions come in larger steps: whoever asks for them asks for many. */
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
