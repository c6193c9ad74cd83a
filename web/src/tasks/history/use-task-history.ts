import { useEffect, useMemo, useState } from 'react';
import { countSmartTasks } from '../../actions/task/count-smart-tasks.ts';
import { smartTasksQuery } from '../../actions/task/watch-smart-tasks.ts';
import { searchTasks } from '../../actions/task/search-tasks.ts';
import type { SmartTask } from '../../actions/task/smart-task.ts';
import type { TaskRuns } from '../../actions/run/task-runner.ts';
import { useTaskRuns } from '../../actions/run/task-runs.ts';
import { useUid } from '../../account/person.ts';
import { useLiveQuery } from '../../account/use-live-query.ts';

const pageSize = 50;
/** A search covers this many tasks; the browser holds them easily. */
const searchedSize = 500;

export type TaskHistory = {
  /** Undefined while loading. */
  tasks: readonly SmartTask[] | undefined;
  failed: boolean;
  /** How many there are in all. */
  total: number;
  words: string;
  runs: TaskRuns;
  search: (words: string) => void;
  /** Shows older ones; undefined when all are shown. */
  showMore: (() => void) | undefined;
};

export function useTaskHistory(): TaskHistory {
  const uid = useUid();
  const runs = useTaskRuns();
  const [words, search] = useState('');
  const [pages, setPages] = useState(1);
  const newest = words.trim() === '' ? pages * pageSize : searchedSize;
  const query = useMemo(() => smartTasksQuery(newest), [newest]);
  const live = useLiveQuery(query, uid);
  const loaded = live.is === 'ready' ? live.items : undefined;
  const isPartial = loaded !== undefined && loaded.length >= newest;
  const counted = useCount(isPartial ? uid : undefined);
  const tasks = useMemo(() => loaded && searchTasks(loaded, words), [loaded, words]);
  return {
    tasks,
    failed: live.is === 'failed',
    total: isPartial ? Math.max(counted, newest) : (loaded?.length ?? 0),
    words,
    runs,
    search,
    showMore: isPartial && words.trim() === '' ? () => setPages(pages + 1) : undefined,
  };
}

/** Counted once; the live list itself follows later changes. */
function useCount(uid: string | undefined): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (uid === undefined) return;
    countSmartTasks(uid).then(setCount, () => undefined);
  }, [uid]);
  return count;
}
