import type { SessionDocument } from '@crocodile-hub/core/contract/documents';
import { useEffect, useState } from 'react';
import { pageMessages } from '../api/page-messages.ts';
import { findInMessages, type MessageHit } from './find-in-messages.ts';

type Searched = Pick<SessionDocument, 'messages' | 'updatedAt'> & { id: string };

/** Fewer letters are in every message; and nobody who still types wants results yet. */
const fewestLetters = 3;
const pauseMs = 400;
/** Newest messages of a session that are searched, and how many sessions are read at once. */
const searchedMessages = 50;
const atOnce = 5;
const mostHits = 20;

/** What was read for a search, until the session changes: the next words find it here. */
const logs = new WeakMap<Searched, Promise<readonly { id: string; content: string }[]>>();

/**
 * Looks for words inside the messages of the given sessions: in their previews at once, then in their logs, which are
 * read for it. Hits come as they are found.
 */
export function useMessageSearch(
  uid: string | undefined,
  words: string,
  sessions: readonly Searched[],
): readonly MessageHit[] {
  const [found, setFound] = useState<{ words: string; hits: readonly MessageHit[] }>({ words: '', hits: [] });
  const wanted = words.trim();
  useEffect(() => {
    if (uid === undefined || wanted.length < fewestLetters) return undefined;
    const stop = new AbortController();
    const timer = window.setTimeout(() => {
      void search(uid, wanted, sessions, stop.signal, (hits) => setFound({ words: wanted, hits }));
    }, pauseMs);
    return () => {
      window.clearTimeout(timer);
      stop.abort();
    };
  }, [uid, wanted, sessions]);
  return found.words === wanted && wanted.length >= fewestLetters ? found.hits : [];
}

async function search(
  uid: string,
  words: string,
  sessions: readonly Searched[],
  signal: AbortSignal,
  tell: (hits: readonly MessageHit[]) => void,
): Promise<void> {
  let hits = sessions.flatMap(({ id, messages }) => findInMessages(id, messages.toReversed(), words));
  tell(hits.slice(0, mostHits));
  for (let start = 0; start < sessions.length; start += atOnce) {
    if (signal.aborted || hits.length >= mostHits) return;
    const next = sessions.slice(start, start + atOnce);
    const read = await Promise.all(next.map((session) => logOf(uid, session)));
    if (signal.aborted) return;
    const known = new Set(hits.map(({ sessionId, messageId }) => `${sessionId}/${messageId}`));
    const added = next.flatMap(({ id }, index) => findInMessages(id, read[index] ?? [], words));
    hits = [...hits, ...added.filter(({ sessionId, messageId }) => !known.has(`${sessionId}/${messageId}`))];
    tell(hits.slice(0, mostHits));
  }
}

function logOf(uid: string, session: Searched): Promise<readonly { id: string; content: string }[]> {
  const known = logs.get(session);
  if (known !== undefined) return known;
  // A session whose log cannot be read now has no hits; it is asked again for the next words.
  const read = pageMessages(uid, session.id, { size: searchedMessages }).then(
    ({ items }) => items,
    () => {
      logs.delete(session);
      return [];
    },
  );
  logs.set(session, read);
  return read;
}
