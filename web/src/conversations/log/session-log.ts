import { type Listing, openPagedList, type PagedList } from '../../kit/wire/firebase/paged-list.ts';
import { type LogPlace, messagesAtOnce, pageManyMessages, pageMessages } from './page-messages.ts';
import { watchMessages } from './watch-messages.ts';
import { type Message, newestFirst } from './message.ts';

/** A session's log: the newest messages are live, older ones are read on demand. */
export type SessionLog = PagedList<Message>;

/**
 * Whether the log is the server's: this device's cache may lack the newest messages. Offline the cache is all there is.
 */
export function isKnown({ is, fromCache }: Listing<Message>): boolean {
  return is === 'ready' && (!fromCache || !navigator.onLine);
}

export function openSessionLog(uid: string, sessionId: string): SessionLog {
  return openPagedList<Message, LogPlace>({
    uid,
    query: watchMessages(sessionId),
    size: messagesAtOnce,
    order: newestFirst,
    near: (from) => pageMessages(uid, sessionId, from),
    far: (from) => pageManyMessages(uid, sessionId, from),
  });
}
