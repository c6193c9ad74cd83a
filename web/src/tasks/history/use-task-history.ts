import { useEffect, useMemo, useState } from 'react';
import { countSmartTasks } from '../../actions/task/count-smart-tasks.ts';
import { smartTasksQuery } from '../../actions/task/watch-smart-tasks.ts';
import type { SmartTask } from '../../actions/task/smart-task.ts';
import type { TaskRuns } from '../../actions/run/task-runner.ts';
import { useTaskRuns } from '../../actions/run/task-runs.ts';
import { useUid } from '../../account/person.ts';
import { useLiveQuery } from '../../account/use-live-query.ts';
import { useLocale } from '../../kit/text/use-locale.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import type { Live } from '../../kit/wire/firebase/live-query.ts';
import { holdsAll } from '../../kit/wire/firebase/live-window.ts';
import { searchTasks } from './search-tasks.ts';

const pageSize = 50;
/** A search covers this many tasks, and as many more at each wish; the browser holds them easily. */
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
  /** How many of the newest were searched, and what searches older ones; undefined when all were. */
  searched: { count: number; isReading: boolean; searchOlder: () => void } | undefined;
};

export function useTaskHistory(): TaskHistory {
  const { t } = useTranslation('smart-tasks');
  const { locale } = useLocale();
  const uid = useUid();
  const runs = useTaskRuns();
  const [words, search] = useState('');
  const [shownSize, setShownSize] = useState(pageSize);
  const [wantedSize, setWantedSize] = useState(searchedSize);
  const isSearch = words.trim() !== '';
  const newest = isSearch ? Math.max(wantedSize, shownSize) : shownSize;
  const query = useMemo(() => smartTasksQuery(newest), [newest]);
  const live = useLiveQuery(query, uid);
  const listed = useListed(live, uid, newest);
  const { items: loaded = [], newest: listedSize, isPartial } = listed;
  const counted = useCount(isPartial ? uid : undefined);
  const tasks = useMemo(
    () => listed.items && searchTasks(listed.items, words, { t, locale }),
    [listed.items, words, t, locale],
  );
  // The first words find what was listed already, until the tasks that they cover are there.
  const isSearched = isSearch && listedSize >= searchedSize;
  return {
    tasks,
    failed: live.is === 'failed',
    total: isPartial ? Math.max(counted, loaded.length) : loaded.length,
    words,
    runs,
    search,
    showMore: isPartial && !isSearch ? () => setShownSize(shownSize + pageSize) : undefined,
    searched:
      isPartial && isSearched
        ? {
            count: loaded.length,
            isReading: listedSize < newest,
            searchOlder: () => setWantedSize(newest + searchedSize),
          }
        : undefined,
  };
}

/** What is listed, how many were asked for, and whether there may be more. */
type Listed = {
  uid: string | undefined;
  items: readonly SmartTask[] | undefined;
  newest: number;
  isPartial: boolean;
};

/** What is listed. While more are loaded it stays as it was, so that nobody loses their place. */
function useListed(live: Live<SmartTask>, uid: string | undefined, newest: number): Listed {
  const nothing = { uid, items: undefined, newest, isPartial: false };
  const [before, setBefore] = useState<Listed>(nothing);
  if (live.is === 'failed') return nothing;
  if (live.is === 'loading') return before.uid === uid ? before : nothing;
  if (before.items === live.items) return before;
  const now = { uid, items: live.items, newest, isPartial: !holdsAll(live, newest) };
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
