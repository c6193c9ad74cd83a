import type { QueryDocumentSnapshot } from 'firebase/firestore';
import { openPagedList, type PagedList, type Listing } from '../../kit/wire/firebase/paged-list.ts';
import { pageSessions } from './page-sessions.ts';
import { listedSessions, recentSessions } from './session-queries.ts';
import { type Session, withTitle } from './session.ts';
import { signInStore } from '../../account/person.ts';
import { useEffect, useMemo, useSyncExternalStore } from 'react';

/** All sessions: the newest are live, older ones are read on demand. */
export type SessionArchive = PagedList<Session>;

/** Large pages, since older sessions are requested many at a time. */
const pageSize = 200;

let shared: { uid: string; archive: SessionArchive } | undefined;

signInStore.subscribe(() => {
  const signIn = signInStore.get();
  if (signIn.is !== 'signed-in' || signIn.person.uid !== shared?.uid) shared = undefined;
});

/** The person's one archive in this tab: what is deleted in one list leaves the others. It ends at sign-out. */
export function sessionArchiveOf(uid: string): SessionArchive {
  if (shared?.uid !== uid) shared = { uid, archive: openSessionArchive(uid) };
  return shared.archive;
}

function openSessionArchive(uid: string): SessionArchive {
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

/** The sessions whose title has the words. Search covers every session: older ones are read at the first keystroke. */
export function useSessionSearch(uid: string, words: string): Listing<Session> {
  const archive = sessionArchiveOf(uid);
  const listing = useSyncExternalStore(archive.subscribe, archive.get);
  const hasMore = listing.older === 'some';
  useEffect(() => {
    if (words.trim() === '') return;
    // What failed is tried again with the next words.
    if (hasMore || archive.get().older === 'failed') void archive.loadAll();
  }, [archive, words, hasMore]);
  return useMemo(() => ({ ...listing, items: withTitle(listing.items, words) }), [listing, words]);
}
