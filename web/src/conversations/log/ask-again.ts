import { paths } from '@crocodile-hub/core/contract/paths';
import type { MessagePreview } from '@crocodile-hub/core/domain/message';
import { loadFirestore } from '../../kit/wire/firebase/load-firestore.ts';
import { sessionFields } from './session-fields.ts';

export type Again = {
  questionId: string;
  replyId: string;
  /** The new words, if the person changed them. */
  content?: string;
  /** The answers so far, which are deleted. */
  removes: readonly string[];
  /** The log without the deleted messages, oldest first. */
  left: readonly MessagePreview[];
};

/** Resets a question: new words if there are any, no answer yet, and a new id for the coming answer. */
export async function askAgain(
  uid: string,
  sessionId: string,
  again: Again,
): Promise<{ saved: Promise<void> }> {
  const sdk = await loadFirestore();
  const { db, collection, deleteField, doc, increment, writeBatch } = sdk;
  const { questionId, replyId, content, removes, left } = again;
  const log = collection(db, paths.messages(uid, sessionId));
  const batch = writeBatch(db);
  const words = content === undefined ? {} : { content };
  // Changed words no longer ask for a summary.
  const changed = content === undefined ? {} : { content, purpose: deleteField() };
  batch.update(doc(log, questionId), { replyId, status: 'Done', ...changed });
  for (const id of removes) batch.delete(doc(log, id));
  const after = left.map((entry) => (entry.id === questionId ? { ...entry, ...words } : entry));
  batch.update(doc(db, paths.sessions(uid), sessionId), {
    ...sessionFields(sdk, after, 'asked'),
    // Never -0, which Firestore takes for no integer.
    messageCount: increment(0 - removes.length),
  });
  return { saved: batch.commit() };
}
