import { isSend } from '@crocodile-hub/core/domain/action-types';
import { call, type Reply } from '../../../shared/http/call.ts';
import type { Outcome } from '../../../shared/http/failure.ts';
import type { CommandClock } from '../../../shared/lib/command-clock.ts';
import type { MessageAction } from '../model/message.ts';

type Execution = Pick<MessageAction, 'actionType' | 'payload' | 'payloadHash'> & {
  /** Made before the first try; the same key never runs twice. */
  key: string;
  sessionId: string;
  messageId: string;
  /** The Smart Task that records it, when that could be stored. */
  taskId?: string;
  holdMs: number;
  /** ISO with offset, for an action that is to leave later. */
  runAt?: string;
};

/** Runs what the person was shown: the server refuses anything whose hash differs. Rule ledger.hash.1. */
export function executeAction(
  uid: string,
  { key, holdMs, ...shown }: Execution,
  clock: CommandClock & { locale: string },
): Promise<Outcome<Reply<'execute'>>> {
  const held = isSend(shown.actionType) ? { holdMs } : {};
  return call('execute', { body: { userId: uid, idempotencyKey: key, ...shown, ...held, ...clock } });
}

/** Takes an action back: cancels what is held, inverts what is done. */
export function undoAction(uid: string, key: string): Promise<Outcome<Reply<'undo'>>> {
  return call('undo', { body: { userId: uid, key } });
}
