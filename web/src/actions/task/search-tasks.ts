import type { SmartTask } from './smart-task.ts';

/** The tasks whose command, echo, status or summary holds the words. Rule tasks.history.2. */
export function searchTasks(tasks: readonly SmartTask[], words: string): readonly SmartTask[] {
  const needle = words.trim().toLocaleLowerCase();
  if (needle === '') return tasks;
  return tasks.filter((task) => haystackOf(task).includes(needle));
}

function haystackOf(task: SmartTask): string {
  return [task.originalCommand, task.assistantEcho, task.status, task.actionSummary]
    .join('\n')
    .toLocaleLowerCase();
}
