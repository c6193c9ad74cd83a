import { call, type Reply } from '../../kit/wire/call.ts';
import type { Outcome } from '../../kit/wire/failure.ts';

/** Takes an action back: cancels what is held, applies the inverse of what is done. */
export function undoSmartTask(uid: string, taskId: string): Promise<Outcome<Reply<'undo'>>> {
  return call('undo', { body: { userId: uid, key: taskId } });
}
