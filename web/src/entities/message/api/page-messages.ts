import { paths } from '@crocodile-hub/core/contract/paths';
import type { QueryDocumentSnapshot } from 'firebase/firestore';
import { loadFirestore } from '../../../shared/firebase/load-firestore.ts';
import type { Page } from '../../../shared/firebase/paged-list.ts';
import type { Message } from '../model/message.ts';
import { readMessage } from './read-message.ts';

type Span = {
  /** After a document, at the time of a message, or, when absent, at the log's end. */
  from?: QueryDocumentSnapshot | { at: Message };
  size: number;
};

/**
 * One page of a session's log, from newer to older. Parsed times have lost what is finer than a millisecond, so a
 * page that begins at a message repeats it.
 */
export async function pageMessages(
  uid: string,
  sessionId: string,
  { from, size }: Span,
): Promise<Page<Message, QueryDocumentSnapshot>> {
  const sdk = await loadFirestore();
  const { db, collection, getDocs, limit, orderBy, query, startAfter, startAt, Timestamp } = sdk;
  const log = query(collection(db, paths.messages(uid, sessionId)), orderBy('timestamp', 'desc'));
  const begin = (place: NonNullable<Span['from']>) =>
    'at' in place ? startAt(Timestamp.fromMillis(place.at.timestamp + 1)) : startAfter(place);
  const { docs } = await getDocs(
    from === undefined ? query(log, limit(size)) : query(log, begin(from), limit(size)),
  );
  return {
    items: docs.flatMap((found) => readMessage(found) ?? []),
    next: docs.length < size ? undefined : docs.at(-1),
  };
}
