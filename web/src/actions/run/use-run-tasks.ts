import { useMemo } from 'react';
import { useUid } from '../../account/person.ts';
import { useLiveQuery } from '../../account/use-live-query.ts';
import type { SmartTask } from '../task/smart-task.ts';
import { smartTasksById, smartTasksQuery } from '../task/watch-smart-tasks.ts';
import { olderRuns } from './task-runner.ts';
import { useTaskRuns } from './task-runs.ts';

/** More tasks than a person starts within a minute. Older ones are confirmed or run again, and followed by id. */
const newestTasks = smartTasksQuery(20);

const none: readonly SmartTask[] = [];

/** The stored tasks of this visit's runs. */
export function useRunTasks(): readonly SmartTask[] {
  const runs = useTaskRuns();
  const uid = useUid();
  const newest = useLiveQuery(newestTasks, runs.size > 0 ? uid : undefined);
  const olderIds = newest.is === 'ready' ? olderRuns(runs, newest.items).join(' ') : '';
  const query = useMemo(() => smartTasksById(olderIds.split(' ')), [olderIds]);
  const older = useLiveQuery(query, olderIds === '' ? undefined : uid);
  const known = newest.is === 'ready' ? newest.items : none;
  const others = older.is === 'ready' ? older.items : none;
  return useMemo(() => {
    const isNewest = new Set(known.map(({ id }) => id));
    return [...known, ...others.filter(({ id }) => !isNewest.has(id))].filter(({ id }) => runs.has(id));
  }, [known, others, runs]);
}
