import type { SmartTask } from '../../../entities/smart-task/model/smart-task.ts';

/** One thing at a time is done with a task, whichever of its buttons is pressed. */
export const attemptOn = ({ id }: Pick<SmartTask, 'id'>) => `task/${id}`;
