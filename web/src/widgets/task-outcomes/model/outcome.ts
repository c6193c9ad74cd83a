import type { SmartTask } from '../../../entities/smart-task/model/smart-task.ts';
import type { TaskRun } from '../../../entities/smart-task/model/task-runner.ts';

/** What there is to say about a task that this visit set going. Each is said once. */
export type OutcomeStage =
  | 'silent'
  | 'running'
  /** It waits on the server and can be taken back until its time. */
  | 'held'
  | 'scheduled'
  | 'done'
  | 'failed'
  | 'cancelled'
  | 'unreached';

/** The document tells what the server did; before it has, the run tells how far we got. */
export function outcomeStage(run: TaskRun, task: SmartTask | undefined, now: number): OutcomeStage {
  switch (task?.status) {
    case 'Done':
      return 'done';
    case 'Error':
      // Its form says why, with its words still in it: two reasons for one failure are one too many.
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

/** Whether a reload has nothing to add: it ended, or its row tells when it leaves. */
export function isToldForGood(stage: OutcomeStage): boolean {
  return stage === 'done' || stage === 'failed' || stage === 'cancelled' || stage === 'scheduled';
}
