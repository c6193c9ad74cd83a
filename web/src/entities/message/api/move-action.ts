import { messageDocument } from '@crocodile-hub/core/contract/documents';
import { paths } from '@crocodile-hub/core/contract/paths';
import {
  type ActionEvent,
  type MessagePreview,
  nextActionState,
  previewOf,
  sessionEventOfAction,
  statusOfAction,
} from '@crocodile-hub/core/domain/message';
import { nextSessionStatus } from '@crocodile-hub/core/domain/session';
import { type FirestoreSdk, loadFirestore } from '../../../shared/firebase/load-firestore.ts';
import type { MessageAction } from '../model/message.ts';

type Place = { uid: string; sessionId: string; messageId: string };

/** What the person was shown when they said yes, edits included, and the key that it runs under. */
export type Shown = Pick<MessageAction, 'payload' | 'payloadHash'> & { key: string; runAt?: string };

/**
 * Marks an action in progress with what was shown, in a transaction: of two tabs that confirm at once one wins.
 * False when the action is not there to be confirmed any more.
 */
export async function confirmAction(place: Place, shown: Shown): Promise<boolean> {
  const { db, runTransaction } = await loadFirestore();
  return runTransaction(db, async (transaction) => {
    const { message, action } = await read(transaction, place);
    const state = action === undefined ? null : nextActionState(action.state, 'confirm');
    if (action === undefined || state === null) return false;
    // When it leaves is part of what was shown: no time means at once, whatever was proposed.
    const { runAt: _, ...proposed } = action;
    transaction.update(message, { status: statusOfAction(state), action: { ...proposed, ...shown, state } });
    return true;
  });
}

/**
 * Records what became of an action on its message and its session. `log` is the end of the log as it is shown, for
 * the session's preview; `content` replaces the message's words. False when another tab has recorded it.
 */
export async function settleAction(
  place: Place,
  event: Exclude<ActionEvent, 'confirm'>,
  { log, content }: { log: readonly MessagePreview[]; content?: string },
): Promise<boolean> {
  const { db, doc, runTransaction, serverTimestamp, Timestamp } = await loadFirestore();
  return runTransaction(db, async (transaction) => {
    const { message, action } = await read(transaction, place);
    const state = action === undefined ? null : nextActionState(action.state, event);
    if (state === null) return false;
    const status = statusOfAction(state);
    const words = content === undefined ? {} : { content };
    const after = log.map((entry) => (entry.id === place.messageId ? { ...entry, ...words, status } : entry));
    const preview = previewOf(after).map((entry) => ({
      ...entry,
      timestamp: Timestamp.fromMillis(entry.timestamp),
    }));
    transaction.update(message, { ...words, status, 'action.state': state });
    transaction.update(doc(db, paths.sessions(place.uid), place.sessionId), {
      messages: preview,
      status: nextSessionStatus(sessionEventOfAction(state)),
      updatedAt: serverTimestamp(),
    });
    return true;
  });
}

type Transaction = Parameters<Parameters<FirestoreSdk['runTransaction']>[1]>[0];

async function read(transaction: Transaction, { uid, sessionId, messageId }: Place) {
  const { db, doc } = await loadFirestore();
  const message = doc(db, paths.messages(uid, sessionId), messageId);
  const stored = messageDocument.safeParse((await transaction.get(message)).data());
  return { message, action: stored.success ? stored.data.action : undefined };
}
