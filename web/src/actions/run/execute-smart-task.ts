import { isSend } from '@crocodile-hub/core/domain/action-types';
import { payloadHash } from '@crocodile-hub/core/domain/payload-hash';
import { call, type Reply } from '../../kit/wire/call.ts';
import type { Outcome } from '../../kit/wire/failure.ts';
import type { CommandClock } from '../../account/command-clock.ts';

export type Execution = {
  /** The task's id is also the key: made before the first try, so nothing runs twice. */
  taskId: string;
  /** Whether the task is stored; then the server writes the outcome on it. */
  isRecorded?: boolean;
  actionType: string;
  /** The payload as it was shown. Its hash is sent along, so nothing else can be sent. */
  payload: Record<string, unknown>;
  /** How long a send waits for Undo. */
  holdMs: number;
  /** ISO with offset, for an action that is to leave later. */
  runAt?: string;
  /** The conversation's message that asked for it. */
  sessionId?: string;
  messageId?: string;
};

/**
 * Asks the server to run an action of a stored task or of a conversation. A second call with the same id gets the first
 * one's answer and runs nothing. The server writes the outcome on the task, so a lost reply loses nothing. It refuses a
 * payload whose hash differs from the shown one's. Rule ledger.hash.1.
 */
export function executeSmartTask(
  uid: string,
  { taskId, isRecorded = true, actionType, payload, holdMs, ...rest }: Execution,
  clock: CommandClock & { locale?: string },
): Promise<Outcome<Reply<'execute'>>> {
  return call('execute', {
    body: {
      userId: uid,
      actionType,
      payload,
      idempotencyKey: taskId,
      ...(isRecorded ? { taskId } : {}),
      payloadHash: payloadHash(actionType, payload),
      ...(isSend(actionType) ? { holdMs } : {}),
      ...rest,
      ...clock,
    },
  });
}
