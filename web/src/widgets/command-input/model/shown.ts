import type { Shown } from '../../../entities/smart-task/model/task-of-command.ts';
import type { Plan } from './plan.ts';

/** What the chips showed, for the task that Enter makes. */
export function shownBy({ draft }: Plan): Shown {
  return { chosen: draft.chosen, slots: draft.slots, edited: draft.edited };
}
