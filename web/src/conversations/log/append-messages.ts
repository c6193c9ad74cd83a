import { paths } from '@crocodile-hub/core/contract/paths';
import { type MessagePreview, type NewMessage, nextActionState } from '@crocodile-hub/core/domain/message';
import type { DocumentReference } from 'firebase/firestore';
import type { SessionEvent } from '@crocodile-hub/core/domain/session';
import { loadFirestore } from '../../kit/wire/firebase/load-firestore.ts';
import { transact } from '../../kit/wire/firebase/transact.ts';
import { readAction } from './move-action.ts';
import { sessionFields } from './session-fields.ts';

export type Addition = {
  messages: readonly (NewMessage & { replyId?: string; purpose?: 'summarize' })[];
  /** How the messages change the session's status. */
  event: SessionEvent;
  /** The last shown messages of the log, oldest first; the session's preview is made from them. */
  after: readonly MessagePreview[];
  /** Pending messages that these settle: the hub's question, the notice of a search. */
  settles?: readonly string[];
};

/** A reply in the place of cards that waited. */
type Replacement = Addition & { withdraws: readonly string[] };

type Fields = Record<string, unknown>;
type Write = (document: DocumentReference, fields: Fields) => unknown;
type Writer = { set: Write; update: Write };

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
  const { db, writeBatch } = await loadFirestore();
  const batch = writeBatch(db);
  await write({ uid, sessionId }, addition, batch);
  return { saved: batch.commit() };
}

/**
 * Adds a reply and withdraws the cards in whose place it is, in one step, so that nobody can confirm both. False when
 * one of them was confirmed meanwhile: then nothing is written.
 */
export async function replaceCards(
  uid: string,
  sessionId: string,
  replacement: Replacement,
): Promise<boolean> {
  const { withdraws } = replacement;
  return transact<boolean>(async (transaction, leave) => {
    const places = withdraws.map((messageId) => ({ uid, sessionId, messageId }));
    const cards = await Promise.all(places.map((place) => readAction(transaction, place)));
    const stands = cards.map(({ action }) => action?.state);
    if (stands.some((state) => state !== 'proposed' && state !== 'cancelled')) return leave(false);
    for (const { message, action } of cards) {
      const state = action === undefined ? null : nextActionState(action.state, 'cancel');
      if (state !== null) transaction.update(message, { status: 'Done', 'action.state': state });
    }
    await write({ uid, sessionId }, { ...replacement, settled: withdraws }, transaction);
    return true;
  });
}

/** `settled`: messages of the preview that are Done now, beside those that this settles. */
async function write(
  { uid, sessionId }: { uid: string; sessionId: string },
  { messages, event, after, settles = [], settled = [] }: Addition & { settled?: readonly string[] },
  to: Writer,
): Promise<void> {
  const sdk = await loadFirestore();
  const { db, collection, doc, increment, serverTimestamp } = sdk;
  const log = collection(db, paths.messages(uid, sessionId));
  for (const { id, ...message } of messages)
    to.set(doc(log, id), { ...message, timestamp: serverTimestamp() });
  for (const id of settles) to.update(doc(log, id), { status: 'Done' });
  const done = [...settles, ...settled];
  const known = after.map((entry) =>
    done.includes(entry.id) ? { ...entry, status: 'Done' as const } : entry,
  );
  const added = messages.map((message) => ({ ...message, timestamp: Date.now() }));
  to.update(doc(db, paths.sessions(uid), sessionId), {
    ...sessionFields(sdk, [...known, ...added], event),
    messageCount: increment(messages.length),
  });
}
