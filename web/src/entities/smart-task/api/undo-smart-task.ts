import { call, type Reply } from '../../../shared/http/call.ts';
import type { Outcome } from '../../../shared/http/failure.ts';

/** Takes an action back: cancels what is held, applies the inverse of what is done. */
export function undoSmartTask(uid: string, taskId: string): Promise<Outcome<Reply<'undo'>>> {
  return call('undo', { body: { userId: uid, key: taskId } });
}
