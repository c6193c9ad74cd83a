import type { SessionDocument } from '@crocodile-hub/core/contract/documents';
import { useCallback, useEffect, useState } from 'react';
import { type LogReader, openLogReader } from './log-reader.ts';
import { type FoundMessages, searchMessages } from './search-messages.ts';
import { whileWanted } from '../../kit/state/while-wanted.ts';

type Searched = Pick<SessionDocument, 'messages' | 'updatedAt'> & { id: string };

/** Fewer letters would match every message. The pause waits until the person stops typing. */
const fewestLetters = 3;
const pauseMs = 400;

const nothing: FoundMessages = { hits: [], older: 'none' };

/**
 * Searches the messages of the given sessions: first their previews, then the newest part of their logs, and whole logs
 * on request. Hits appear as they are found.
 */
export function useMessageSearch(
  uid: string | undefined,
  words: string,
  sessions: readonly Searched[],
): FoundMessages & { searchOlder: () => void } {
  const wanted = words.trim();
  const [found, setFound] = useState({ words: '', ...nothing });
  /** The words for which older messages were requested, and how often. */
  const [older, setOlder] = useState({ words: '', times: 0 });
  const times = older.words === wanted ? older.times : 0;
  /**
   * The readers of a search, by session object: they last until the session changes or the search closes, so the next
   * words search what is already read.
   */
  const [readers] = useState(() => new WeakMap<object, LogReader>());
  useEffect(() => {
    if (uid === undefined || wanted.length < fewestLetters) return undefined;
    const readerOf = (session: { id: string }) => {
      const reader = readers.get(session) ?? openLogReader(uid, session.id);
      readers.set(session, reader);
      return reader;
    };
    const reach = times > 0 ? 'all' : 'newest';
    return whileWanted(
      (signal) =>
        searchMessages({ words: wanted, sessions, readerOf, reach, signal }, (now) =>
          setFound({ words: wanted, ...now }),
        ),
      times > 0 ? 0 : pauseMs,
    );
  }, [uid, wanted, sessions, readers, times]);
  const searchOlder = useCallback(() => setOlder({ words: wanted, times: times + 1 }), [wanted, times]);
  const isCurrent = found.words === wanted && wanted.length >= fewestLetters;
  return { ...(isCurrent ? found : nothing), searchOlder };
}
