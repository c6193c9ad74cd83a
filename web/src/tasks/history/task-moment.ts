import type { Instant } from '@crocodile-hub/core/contract/time';
import type { SmartTask } from '../../actions/task/smart-task.ts';
import type { TaskRun } from '../../actions/run/task-runner.ts';

/** The state of a row in the history, which decides what it offers. */
export type TaskMoment =
  /** Waits for a yes. */
  | { is: 'asks' }
  /** Waits for the task before it in the same sentence. */
  | { is: 'waiting' }
  /** Its second before the run. */
  | { is: 'counting' }
  | { is: 'running' }
  /** The server holds it for Undo until this time. */
  | { is: 'held'; until: Instant }
  | { is: 'scheduled'; at: Instant }
  /** No definite answer came; the same key may be tried again. `words`: the server's, if it answered with any. */
  | { is: 'unreached'; words: string | undefined; isAnswered: boolean }
  /** Pending from an earlier visit; it never runs by itself. */
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
  // Its time has come, but the server has not written the outcome yet.
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
