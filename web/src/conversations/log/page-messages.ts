import { paths } from '@crocodile-hub/core/contract/paths';
import type { Timestamp } from 'firebase/firestore';
import { loadFirestore } from '../../kit/wire/firebase/load-firestore.ts';
import { loadFirestoreLite, type ReadingSdk } from '../../kit/wire/firebase/load-firestore-lite.ts';
import { pageEnd } from '../../kit/wire/firebase/page-end.ts';
import type { Page } from '../../kit/wire/firebase/paged-list.ts';
import type { Message } from './message.ts';
import { readMessage } from './read-message.ts';

/** A stored message, to the nanosecond. */
export type LogPlace = { id: string; seconds: number; nanoseconds: number };

/**
 * Where a page starts: after a place, at a message, or by default at the log's end. Parsed times are cut to
 * milliseconds, so a page that starts at a message repeats it.
 */
type Start = LogPlace | { at: Message } | undefined;

type LogPage = Page<Message, LogPlace>;

/** The page size for reading, and for searching. */
export const messagesAtOnce = 50;
const manyMessages = 500;

/** The next page of a session's log, from newer to older. This device caches it. */
export async function pageMessages(uid: string, sessionId: string, from?: Start): Promise<LogPage> {
  return page(await loadFirestore(), paths.messages(uid, sessionId), from, messagesAtOnce);
}

/** A large page, not cached. Offline it comes from this device's cache. */
export async function pageManyMessages(uid: string, sessionId: string, from?: Start): Promise<LogPage> {
  const sdk = await (navigator.onLine ? loadFirestoreLite() : loadFirestore());
  return page(sdk, paths.messages(uid, sessionId), from, manyMessages);
}

async function page(sdk: ReadingSdk, path: string, from: Start, size: number): Promise<LogPage> {
  const { db, collection, documentId, getDocs, limit, orderBy, query } = sdk;
  const order = [orderBy('timestamp', 'desc'), orderBy(documentId(), 'desc')];
  const begin = from === undefined ? [] : [beginAt(sdk, from)];
  const read = await getDocs(query(collection(db, path), ...order, ...begin, limit(size)));
  const { last, isPartial } = pageEnd(read, size);
  const items = read.docs.flatMap((found) => readMessage(found) ?? []);
  return { items, next: last && placeOf(last), isPartial };
}

function beginAt({ startAfter, startAt, Timestamp }: ReadingSdk, from: NonNullable<Start>) {
  return 'at' in from
    ? startAt(Timestamp.fromMillis(from.at.timestamp + 1))
    : startAfter(new Timestamp(from.seconds, from.nanoseconds), from.id);
}

function placeOf(found: { id: string; get: (field: string) => unknown }): LogPlace {
  const { seconds, nanoseconds } = found.get('timestamp') as Timestamp;
  return { id: found.id, seconds, nanoseconds };
}
