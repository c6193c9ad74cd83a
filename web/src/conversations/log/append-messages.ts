import { paths } from '@crocodile-hub/core/contract/paths';
import { type MessagePreview, type NewMessage, previewOf } from '@crocodile-hub/core/domain/message';
import { nextSessionStatus, type SessionEvent } from '@crocodile-hub/core/domain/session';
import { loadFirestore } from '../../kit/wire/firebase/load-firestore.ts';

export type Addition = {
  messages: readonly (NewMessage & { replyId?: string; purpose?: 'summarize' })[];
  /** How the messages change the session's status. */
  event: SessionEvent;
  /** The last shown messages of the log, oldest first; the session's preview is made from them. */
  after: readonly MessagePreview[];
  /** Pending messages that these settle: the hub's question, the notice of a search. */
  settles?: readonly string[];
};

/**
 * Adds messages to a session's log, in one batch with the session's preview, counter, status and time. Resolves once
 * they are on this device; `saved` settles when the server has them, offline only after the connection is back. Each id
 * is written once, because the rules forbid to change a message's time: when two tabs write the same reply, the second
 * batch is refused as a whole. So is a batch for a deleted session.
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
    // A list cannot hold a server timestamp, so the preview has this device's time.
    messages: preview.map((entry) => ({ ...entry, timestamp: Timestamp.fromMillis(entry.timestamp) })),
    messageCount: increment(messages.length),
    status: nextSessionStatus(event),
    updatedAt: serverTimestamp(),
  });
  return { saved: batch.commit() };
}
