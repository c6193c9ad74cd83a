import { useEffect, useMemo, useState } from 'react';
import { countSmartTasks } from '../../entities/smart-task/api/count-smart-tasks.ts';
import { smartTasksQuery } from '../../entities/smart-task/api/watch-smart-tasks.ts';
import { searchTasks } from '../../entities/smart-task/model/search-tasks.ts';
import type { SmartTask } from '../../entities/smart-task/model/smart-task.ts';
import type { TaskRuns } from '../../entities/smart-task/model/task-runner.ts';
import { useTaskRuns } from '../../entities/smart-task/model/task-runs.ts';
import { useUid } from '../../shared/auth/person.ts';
import { useLiveQuery } from '../../shared/firebase/use-live-query.ts';

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
