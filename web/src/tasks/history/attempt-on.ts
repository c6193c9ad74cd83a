import type { SmartTask } from '../../actions/task/smart-task.ts';

/** One key a task, so that its buttons do one thing at a time. */
export const attemptOn = ({ id }: Pick<SmartTask, 'id'>) => `task/${id}`;
