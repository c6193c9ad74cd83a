import { paths } from '@crocodile-hub/core/contract/paths';
import { type MessagePreview, type NewMessage, previewOf } from '@crocodile-hub/core/domain/message';
import { nextSessionStatus, type SessionEvent } from '@crocodile-hub/core/domain/session';
import { loadFirestore } from '../../../shared/firebase/load-firestore.ts';

export type Addition = {
  messages: readonly (NewMessage & { replyId?: string; purpose?: 'summarize' })[];
  /** What it means for the session. */
  event: SessionEvent;
  /** The end of the log as it is shown now, oldest first: the session's preview is made of it. */
  after: readonly MessagePreview[];
  /** Messages that were Pending until now: the hub's question, the notice of a search. */
  settles?: readonly string[];
};

/**
 * Adds to a session's log: one batch of the entries and the session's preview, counter, status and time. It is on this
 * device when this resolves, and `saved` settles when the server has it; offline that is not before the connection is
 * back. Each id is written once: the rules let nobody change a message's time, so of two tabs that bring the same
 * reply the second is refused as a whole, and so is whoever adds to a session that is gone.
 */
export async function appendMessages(
  uid: string,
  sessionId: string,
  addition: Addition,
): Promise<{ saved: Promise<void> }> {
  const { db, collection, doc, increment, serverTimestamp, Timestamp, writeBatch } = await loadFirestore();
  const { messages, event, after, settles = [] } = addition;
  const log = collection(db, paths.messages(uid, sessionId));
  const batch = writeBatch(db);
  for (const { id, ...message } of messages) {
    batch.set(doc(log, id), { ...message, timestamp: serverTimestamp() });
  }
  for (const id of settles) batch.update(doc(log, id), { status: 'Done' });
  const known = after.map((entry) =>
    settles.includes(entry.id) ? { ...entry, status: 'Done' as const } : entry,
  );
  const preview = previewOf([
    ...known,
    ...messages.map((message) => ({ ...message, timestamp: Date.now() })),
  ]);
  batch.update(doc(db, paths.sessions(uid), sessionId), {
    // A list cannot hold the server's time; the preview's is this device's.
    messages: preview.map((entry) => ({ ...entry, timestamp: Timestamp.fromMillis(entry.timestamp) })),
    messageCount: increment(messages.length),
    status: nextSessionStatus(event),
    updatedAt: serverTimestamp(),
  });
  return { saved: batch.commit() };
}
