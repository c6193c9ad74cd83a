/** Tasks: a title, and perhaps a day or an hour when they are due. */
import { chooseWhen, claimWhen } from '../slots/when.ts';
import { resolve } from '../time/resolve.ts';
import { dayEnd, iso, type Command, type Outcome } from './command.ts';
import { contentOf, contentStart } from './content.ts';
import { claimPriority } from '../slots/content.ts';

export function createTask(command: Command): Outcome {
  const { draft, head, times, clockwork } = command;
  claimPriority(draft, contentStart(command));
  const when = chooseWhen(draft, times.all, head, { without: ['length', 'before', 'every'] });
  const moment = when === null ? null : resolve(when.expression, clockwork);
  const certain = moment?.certain ?? true;
  if (when !== null) claimWhen(draft, when, () => 'due', certain);
  const due = moment === null ? null : (moment.start ?? dayEnd(moment, clockwork));
  const slots = { title: contentOf(command, 'title'), due: iso(due, clockwork) };
  return { proposal: { intent: 'create_task', slots, confidence: head.confidence }, certain };
}
