import { findInMessages, type MessageHit } from './find-in-messages.ts';
import type { LogReader, SearchableText } from './log-reader.ts';
import { went } from '../../kit/state/went.ts';

/** A session with its preview: the last messages, oldest first. */
export type SearchedSession = { id: string; messages: readonly SearchableText[] };

export type MessageSearch = {
  words: string;
  /** In the order of reading. */
  sessions: readonly SearchedSession[];
  readerOf: (session: SearchedSession) => LogReader;
  /** Only the newest messages of each session, or all. */
  reach: 'newest' | 'all';
  signal: AbortSignal;
};

export type FoundMessages = {
  hits: readonly MessageHit[];
  /** Whether older messages are still unsearched. */
  older: 'none' | 'some' | 'reading' | 'failed';
};

const sessionsAtOnce = 5;
/** More hits than this mean that the words are too common. */
const mostHits = 20;

/** Searches the sessions' previews, then their logs, and reports hits as they are found. */
export async function searchMessages(
  { words, sessions, readerOf, reach, signal }: MessageSearch,
  tell: (found: FoundMessages) => void,
): Promise<void> {
  const found = new Map<string, MessageHit>();
  const look = ({ id }: SearchedSession, texts: readonly SearchableText[]) => {
    for (const hit of findInMessages(id, texts, words)) found.set(`${id}/${hit.messageId}`, hit);
  };
  const say = (older: FoundMessages['older']) =>
    tell({ hits: [...found.values()].slice(0, mostHits), older: found.size < mostHits ? older : 'none' });
  const soFar = reach === 'all' ? 'reading' : 'none';
  const isOver = () => signal.aborted || found.size >= mostHits;

  for (const session of sessions) look(session, session.messages.toReversed());
  say(soFar);
  for (let start = 0; start < sessions.length && !isOver(); start += sessionsAtOnce) {
    const next = sessions.slice(start, start + sessionsAtOnce);
    await Promise.all(next.map((session) => readNewest(readerOf(session))));
    if (signal.aborted) return;
    for (const session of next) look(session, readerOf(session).texts());
    say(soFar);
  }
  const unread = sessions.filter((session) => !readerOf(session).isAtEnd());
  if (reach === 'newest') {
    if (!isOver() && unread.length > 0) say('some');
    return;
  }
  for (const session of unread) {
    const reader = readerOf(session);
    while (!isOver() && !reader.isAtEnd()) {
      say('reading');
      const before = reader.texts().length;
      const isRead = await went(reader.readOn('many'));
      if (signal.aborted) return;
      look(session, reader.texts().slice(before));
      if (!isRead) return say('failed');
    }
  }
  say('none');
}

/** When a session's log cannot be read now, it counts as not searched. */
async function readNewest(reader: LogReader): Promise<void> {
  if (reader.isAtEnd() || reader.texts().length > 0) return;
  await reader.readOn('few').catch(() => {});
}
