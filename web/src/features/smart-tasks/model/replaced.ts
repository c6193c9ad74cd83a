import type { SmartTask } from '../../../entities/smart-task/model/smart-task.ts';

/** Whether an edited copy takes the task's place: one that has not run yet must not run beside its copy. */
export function willBeReplaced({ status }: Pick<SmartTask, 'status'>): boolean {
  return status === 'Waiting Confirmation' || status === 'Pending';
}
