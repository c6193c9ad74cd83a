import type { TaskRuns } from './task-runner.ts';

/** Firestore takes no more of one field. https://firebase.google.com/docs/firestore/query-data/queries#limitations */
const mostIds = 30;

/** The runs, the latest of them, whose tasks are not among the newest. One that is still ahead is new itself. */
export function olderRuns(runs: TaskRuns, newest: readonly { id: string }[]): readonly string[] {
  const known = new Set(newest.map(({ id }) => id));
  return [...runs]
    .filter(([id, { is }]) => is !== 'waiting' && is !== 'counting' && !known.has(id))
    .map(([id]) => id)
    .slice(-mostIds);
}
