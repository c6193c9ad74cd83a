import { isSend } from '@crocodile-hub/core/domain/action-types';
import { payloadHash } from '@crocodile-hub/core/domain/payload-hash';
import { call, type Reply } from '../../../shared/http/call.ts';
import type { Outcome } from '../../../shared/http/failure.ts';
import type { CommandClock } from '../../../shared/lib/command-clock.ts';

export type Execution = {
  taskId: string;
  actionType: string;
  /** What the person was shown: its hash goes along, so nothing else can be sent. */
  payload: Record<string, unknown>;
  /** How long a send waits for Undo. */
  holdMs: number;
  /** ISO with offset, for an action that is to leave later. */
  runAt?: string;
  sessionId?: string;
};

/**
 * Asks the engine to run a stored task. Its id is the key: a second call is answered, not run. The server writes the
 * outcome on the task, so a reply that gets lost loses nothing.
 */
export function executeSmartTask(
  uid: string,
  { taskId, actionType, payload, holdMs, ...rest }: Execution,
  clock: CommandClock,
): Promise<Outcome<Reply<'execute'>>> {
  return call('execute', {
    body: {
      userId: uid,
      actionType,
      payload,
      idempotencyKey: taskId,
      taskId,
      payloadHash: payloadHash(actionType, payload),
      ...(isSend(actionType) && rest.runAt === undefined ? { holdMs } : {}),
      ...rest,
      ...clock,
    },
  });
}
