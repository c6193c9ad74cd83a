import { isSend } from '@crocodile-hub/core/domain/action-types';
import { payloadHash } from '@crocodile-hub/core/domain/payload-hash';
import { call, type Reply } from '../../../shared/http/call.ts';
import type { Outcome } from '../../../shared/http/failure.ts';
import type { CommandClock } from '../../../shared/lib/command-clock.ts';

export type Execution = {
  /** Its id is the key as well: made before the first try, and never run twice. */
  taskId: string;
  /** Whether the task could be stored; the server then writes the outcome on it. */
  isRecorded?: boolean;
  actionType: string;
  /** What the person was shown: its hash goes along, so nothing else can be sent. */
  payload: Record<string, unknown>;
  /** How long a send waits for Undo. */
  holdMs: number;
  /** ISO with offset, for an action that is to leave later. */
  runAt?: string;
  /** The message of a conversation that asked for it. */
  sessionId?: string;
  messageId?: string;
};

/**
 * Asks the engine to run an action, as a stored task or as a conversation shows it. A second call under the id is
 * answered, not run. The server writes the outcome on the task, so a reply that gets lost loses nothing. It refuses
 * anything whose hash differs from what was shown. Rule ledger.hash.1.
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
