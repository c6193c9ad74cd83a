import type { SmartTask } from '../../../entities/smart-task/model/smart-task.ts';

/** One key a task, so that its buttons do one thing at a time. */
export const attemptOn = ({ id }: Pick<SmartTask, 'id'>) => `task/${id}`;
