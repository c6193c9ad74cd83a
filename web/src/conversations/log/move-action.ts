import { messageDocument } from '@crocodile-hub/core/contract/documents';
import { paths } from '@crocodile-hub/core/contract/paths';
import {
  type ActionEvent,
  type MessagePreview,
  nextActionState,
  sessionEventOfAction,
  statusOfAction,
} from '@crocodile-hub/core/domain/message';
import { loadFirestore } from '../../kit/wire/firebase/load-firestore.ts';
import { transact, type Transaction } from '../../kit/wire/firebase/transact.ts';
import type { MessageAction } from './message.ts';
import { sessionFields } from './session-fields.ts';

type MessagePlace = { uid: string; sessionId: string; messageId: string };

/** The payload as it was shown when the person confirmed it, edits included, and the key of its run. */
export type ConfirmedPayload = Pick<MessageAction, 'actionType' | 'payload' | 'payloadHash'> & {
  key: string;
  runAt?: string;
};

/**
 * Marks an action as in progress with the payload that was shown. A transaction: if two tabs confirm at once, one wins.
 * False when the action can no longer be confirmed.
 */
export async function confirmAction(place: MessagePlace, shown: ConfirmedPayload): Promise<boolean> {
  return transact<boolean>(async (transaction, leave) => {
    const { message, action } = await readAction(transaction, place);
    const state = action === undefined ? null : nextActionState(action.state, 'confirm');
    if (action === undefined || state === null) return leave(false);
    // The time to leave is part of what was shown: none means now, whatever was proposed.
    const { runAt: _, ...proposed } = action;
    transaction.update(message, { status: statusOfAction(state), action: { ...proposed, ...shown, state } });
    return true;
  });
}

/**
 * Records an action's outcome on its message and its session. `log` is the end of the shown log, for the session's
 * preview; `content` replaces the message's text. False when another tab has recorded it.
 */
export async function settleAction(
  place: MessagePlace,
  event: Exclude<ActionEvent, 'confirm'>,
  { log, content }: { log: readonly MessagePreview[]; content?: string },
): Promise<boolean> {
  const sdk = await loadFirestore();
  return transact<boolean>(async (transaction, leave) => {
    const { message, action } = await readAction(transaction, place);
    const state = action === undefined ? null : nextActionState(action.state, event);
    if (state === null) return leave(false);
    const status = statusOfAction(state);
    const words = content === undefined ? {} : { content };
    const after = log.map((entry) => (entry.id === place.messageId ? { ...entry, ...words, status } : entry));
    transaction.update(message, { ...words, status, 'action.state': state });
    const session = sdk.doc(sdk.db, paths.sessions(place.uid), place.sessionId);
    transaction.update(session, sessionFields(sdk, after, sessionEventOfAction(state)));
    return true;
  });
}

/** A message's document, and its action as it is stored now. */
export async function readAction(transaction: Transaction, { uid, sessionId, messageId }: MessagePlace) {
  const { db, doc } = await loadFirestore();
  const message = doc(db, paths.messages(uid, sessionId), messageId);
  const stored = messageDocument.safeParse((await transaction.get(message)).data());
  return { message, action: stored.success ? stored.data.action : undefined };
}
