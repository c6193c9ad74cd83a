import type { SmartTask } from '../task/smart-task.ts';
import type { TaskRun } from '../run/task-runner.ts';

/** The stage of a task of this visit; each stage is reported once. */
export type OutcomeStage =
  | 'silent'
  | 'running'
  /** The server holds it, and it can be taken back until its time. */
  | 'held'
  | 'scheduled'
  | 'done'
  | 'failed'
  | 'cancelled'
  | 'unreached';

/** The document says what the server did; before that, the run says how far it came. */
export function outcomeStage(run: TaskRun, task: SmartTask | undefined, now: number): OutcomeStage {
  switch (task?.status) {
    case 'Done':
      return 'done';
    case 'Error':
      // The form shows the reason beside its words, so a toast would repeat it.
      return 'told' in run && run.told ? 'silent' : 'failed';
    case 'Cancelled':
      return 'cancelled';
    case 'Pending':
      if ((task.runAt ?? 0) > now && task.undoUntil === undefined) return 'scheduled';
      if ((task.undoUntil ?? 0) > now) return 'held';
      break;
    case 'Waiting Confirmation':
    case undefined:
  }
  if (run.is === 'unreached') return run.told ? 'silent' : 'unreached';
  return run.is === 'running' || run.is === 'accepted' ? 'running' : 'silent';
}

/** Whether a reload need not report again: it ended, or its row shows when it leaves. */
export function isToldForGood(stage: OutcomeStage): boolean {
  return stage === 'done' || stage === 'failed' || stage === 'cancelled' || stage === 'scheduled';
}
