import type { SmartTask } from '../../actions/task/smart-task.ts';
import type { Translate } from '../../kit/text/translate.ts';
import { outcomeWords } from './outcome-words.ts';

type Shown = { t: Translate<readonly ['smart-tasks']>; locale: string };

/**
 * The tasks whose command, echo, status or summary holds the words, as it is stored or as the history shows it. Rule
 * tasks.history.2.
 */
export function searchTasks(tasks: readonly SmartTask[], words: string, shown: Shown): readonly SmartTask[] {
  const needle = words.trim().toLocaleLowerCase();
  if (needle === '') return tasks;
  return tasks.filter((task) => haystackOf(task, shown).includes(needle));
}

function haystackOf(task: SmartTask, { t, locale }: Shown): string {
  const { originalCommand, assistantEcho, status, actionSummary } = task;
  const stored = [originalCommand, assistantEcho, status, actionSummary];
  return [...stored, t(`status_${status}`), outcomeWords(task, locale)].join('\n').toLocaleLowerCase();
}
