import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Listing } from '../../kit/wire/firebase/paged-list.ts';
import { type Session, withTitle } from './session.ts';
import { openSessionArchive } from './session-archive.ts';

/** The sessions whose title has the words. Search covers every session: older ones are read at the first keystroke. */
export function useSessionSearch(uid: string, words: string): Listing<Session> {
  const archive = useMemo(() => openSessionArchive(uid), [uid]);
  const listing = useSyncExternalStore(archive.subscribe, archive.get);
  const isSearching = words.trim() !== '';
  const hasMore = listing.older === 'some';
  useEffect(() => {
    if (isSearching && hasMore) void archive.loadAll();
  }, [archive, isSearching, hasMore]);
  return useMemo(() => ({ ...listing, items: withTitle(listing.items, words) }), [listing, words]);
}
