import { paths } from '@crocodile-hub/core/contract/paths';
import { titleOfCopy } from '@crocodile-hub/core/domain/session';
import type { DocumentData, QueryDocumentSnapshot } from 'firebase/firestore';
import { type FirestoreSdk, loadFirestore } from '../../kit/wire/firebase/load-firestore.ts';
import { pageEnd } from '../../kit/wire/firebase/page-end.ts';
import { noteFiled } from './filed-sessions.ts';

/** Leaves room in a batch for the session itself. https://firebase.google.com/docs/firestore/manage-data/transactions */
const messagesAtOnce = 499;

/**
 * Copies a session with its log to `copyId`. The session comes last, so that a copy which broke off is never seen, and
 * trying again under the same id makes no second one.
 */
export async function duplicateSession(uid: string, id: string, copyId: string): Promise<void> {
  const sdk = await loadFirestore();
  const { db, collection, doc, getDoc, serverTimestamp, writeBatch } = sdk;
  const sessions = collection(db, paths.sessions(uid));
  const original = (await getDoc(doc(sessions, id))).data();
  if (original === undefined) throw new Error('the session is gone');
  const copy = doc(sessions, copyId);
  for await (const { messages, isLast } of pagesOf(sdk, paths.messages(uid, id))) {
    const batch = writeBatch(db);
    for (const message of messages)
      batch.set(doc(db, paths.messages(uid, copy.id), message.id), copied(message, copyId));
    if (isLast) {
      batch.set(copy, {
        ...original,
        title: titleOfCopy(String(original['title'])),
        favorite: false,
        createdAt: serverTimestamp(),
        updatedAt: serverTimestamp(),
      });
    }
    await batch.commit();
  }
  noteFiled();
}

/** Of an id: core/contract/fields.ts. */
const mostLetters = 128;

/** A proposal gets a run of its own in the ledger: under the message's id it would be the original's. */
function copied(message: QueryDocumentSnapshot, copyId: string): DocumentData {
  if (message.get('action.state') !== 'proposed') return message.data();
  const key = `${copyId}-${message.id}`.slice(-mostLetters);
  return { ...message.data(), action: { ...(message.get('action') as object), key } };
}

async function* pagesOf(
  { db, collection, documentId, getDocs, limit, orderBy, query, startAfter }: FirestoreSdk,
  path: string,
): AsyncGenerator<{ messages: QueryDocumentSnapshot[]; isLast: boolean }> {
  const log = query(collection(db, path), orderBy(documentId()), limit(messagesAtOnce));
  for (let after: QueryDocumentSnapshot | undefined; ;) {
    const read = await getDocs(after === undefined ? log : query(log, startAfter(after)));
    const { last, isPartial } = pageEnd(read, messagesAtOnce);
    if (isPartial) throw new Error('the rest of the log is not on this device');
    after = last;
    const isLast = last === undefined;
    yield { messages: read.docs, isLast };
    if (isLast) return;
  }
}
