import type { SmartTask } from '../../../entities/smart-task/model/smart-task.ts';

/** Whether an edited copy replaces the task: a task that has not run must not run beside its copy. */
export function willBeReplaced({ status }: Pick<SmartTask, 'status'>): boolean {
  return status === 'Waiting Confirmation' || status === 'Pending';
}
