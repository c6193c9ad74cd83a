import { sessionDocument } from '@crocodile-hub/core/contract/documents';
import { paths } from '@crocodile-hub/core/contract/paths';
import type { QueryDocumentSnapshot } from 'firebase/firestore';
import { loadFirestore } from '../../kit/wire/firebase/load-firestore.ts';
import { pageEnd } from '../../kit/wire/firebase/page-end.ts';
import type { Page } from '../../kit/wire/firebase/paged-list.ts';
import { readDocuments } from '../../kit/wire/firebase/read-documents.ts';
import type { Session } from './session.ts';

type Span = { from: QueryDocumentSnapshot | { at: Session }; size: number };

/** One page of the sessions older than those listened to. One that begins at a session repeats it; see page-messages. */
export async function pageSessions(
  uid: string,
  { from, size }: Span,
): Promise<Page<Session, QueryDocumentSnapshot>> {
  const sdk = await loadFirestore();
  const { db, collection, getDocs, limit, orderBy, query, startAfter, startAt, Timestamp } = sdk;
  const begin = 'at' in from ? startAt(Timestamp.fromMillis(from.at.updatedAt + 1)) : startAfter(from);
  const all = collection(db, paths.sessions(uid));
  const read = await getDocs(query(all, orderBy('updatedAt', 'desc'), begin, limit(size)));
  const { last, isPartial } = pageEnd(read, size);
  const { items } = readDocuments(read.docs, sessionDocument);
  return { items, next: last, isPartial };
}
