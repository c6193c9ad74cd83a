import type { Instant } from '@crocodile-hub/core/contract/time';
import type { SmartTask } from '../../../entities/smart-task/model/smart-task.ts';
import type { TaskRun } from '../../../entities/smart-task/model/task-runner.ts';

/** What a row of the history offers right now. */
export type TaskMoment =
  /** It waits for a yes. */
  | { is: 'asks' }
  /** The one before it, of the same sentence, goes first. */
  | { is: 'waiting' }
  /** Its second is running. */
  | { is: 'counting' }
  | { is: 'running' }
  /** The server keeps it for Undo until its time. */
  | { is: 'held'; until: Instant }
  | { is: 'scheduled'; at: Instant }
  /** No definite answer came; the same key may be tried again. The server's words, where it spoke and had any. */
  | { is: 'unreached'; words: string | undefined; isAnswered: boolean }
  /** Pending from an earlier visit: it never runs by itself. */
  | { is: 'offered' }
  | { is: 'over'; undoUntil: Instant | null };

export function momentOf(task: SmartTask, run: TaskRun | undefined, now: Instant): TaskMoment {
  if (task.status === 'Waiting Confirmation') return { is: 'asks' };
  if (task.status !== 'Pending') {
    const undoUntil = task.undoUntil ?? 0;
    return { is: 'over', undoUntil: task.status === 'Done' && undoUntil > now ? undoUntil : null };
  }
  if (task.undoUntil !== undefined && task.undoUntil > now) return { is: 'held', until: task.undoUntil };
  if (task.runAt !== undefined && task.runAt > now) return { is: 'scheduled', at: task.runAt };
  // Its time has come, and the server has not written the outcome yet.
  if (task.undoUntil !== undefined || task.runAt !== undefined) return { is: 'running' };
  switch (run?.is) {
    case 'waiting':
    case 'counting':
      return { is: run.is };
    case 'running':
    case 'accepted':
      return { is: 'running' };
    case 'unreached':
      return {
        is: 'unreached',
        words: run.failure.message,
        isAnswered: run.failure.status !== undefined,
      };
    default:
      return { is: 'offered' };
  }
}
