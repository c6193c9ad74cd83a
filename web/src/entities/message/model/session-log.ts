import type { QueryDocumentSnapshot } from 'firebase/firestore';
import { openPagedList, type PagedList } from '../../../shared/firebase/paged-list.ts';
import { pageMessages } from '../api/page-messages.ts';
import { messagesAtOnce, watchMessages } from '../api/watch-messages.ts';
import { type Message, newestFirst } from './message.ts';

/** A session's log: its newest messages as they change, and the older ones that were asked for. */
export type SessionLog = PagedList<Message>;

export function openSessionLog(uid: string, sessionId: string): SessionLog {
  return openPagedList<Message, QueryDocumentSnapshot>({
    uid,
    query: watchMessages(sessionId),
    size: messagesAtOnce,
    order: newestFirst,
    page: (from) => pageMessages(uid, sessionId, { from, size: messagesAtOnce }),
  });
}
