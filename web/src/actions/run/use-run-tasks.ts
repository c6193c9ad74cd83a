import { useMemo } from 'react';
import { useUid } from '../../account/person.ts';
import { useLiveQuery } from '../../account/use-live-query.ts';
import type { SmartTask } from '../task/smart-task.ts';
import { smartTasksQuery } from '../task/watch-smart-tasks.ts';
import { useTaskRuns } from './task-runs.ts';

/** More tasks than a person starts within a minute. */
const followed = smartTasksQuery(20);

/** The stored tasks of this visit's runs. */
export function useRunTasks(): readonly SmartTask[] {
  const runs = useTaskRuns();
  const uid = useUid();
  const live = useLiveQuery(followed, runs.size > 0 ? uid : undefined);
  return useMemo(
    () => (live.is === 'ready' ? live.items.filter(({ id }) => runs.has(id)) : []),
    [live, runs],
  );
}
