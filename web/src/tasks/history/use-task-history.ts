import { useEffect, useMemo, useState } from 'react';
import { countSmartTasks } from '../../actions/task/count-smart-tasks.ts';
import { smartTasksQuery } from '../../actions/task/watch-smart-tasks.ts';
import { searchTasks } from '../../actions/task/search-tasks.ts';
import type { SmartTask } from '../../actions/task/smart-task.ts';
import type { TaskRuns } from '../../actions/run/task-runner.ts';
import { useTaskRuns } from '../../actions/run/task-runs.ts';
import { useUid } from '../../account/person.ts';
import { useLiveQuery } from '../../account/use-live-query.ts';
import type { Live } from '../../kit/wire/firebase/live-query.ts';

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
  const listed = useListed(live, uid, newest);
  const { items: loaded, isPartial } = listed;
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

type Listed = { uid: string | undefined; items: readonly SmartTask[] | undefined; isPartial: boolean };

/** What is listed. While more are loaded it stays as it was, so that nobody loses their place. */
function useListed(live: Live<SmartTask>, uid: string | undefined, newest: number): Listed {
  const nothing = { uid, items: undefined, isPartial: false };
  const [before, setBefore] = useState<Listed>(nothing);
  if (live.is === 'failed') return nothing;
  if (live.is === 'loading') return before.uid === uid ? before : nothing;
  if (before.items === live.items) return before;
  const now = { uid, items: live.items, isPartial: live.items.length >= newest };
  setBefore(now);
  return now;
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
