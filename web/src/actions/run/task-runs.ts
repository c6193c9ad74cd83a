import { useSyncExternalStore } from 'react';
import { personal } from '../../account/person-storage.ts';
import { signInStore } from '../../account/person.ts';
import { createStore } from '../../kit/state/store.ts';
import { createTaskRunner, type TaskRun, type TaskRuns } from './task-runner.ts';

const runs = createStore<TaskRuns>(new Map());

/** The runs of this visit. They outlive screens: a task made on the hub runs while Smart Tasks opens. */
export const taskRunner = createTaskRunner(
  runs,
  (ms) => new Promise((resolve) => window.setTimeout(resolve, ms)),
);

export function useTaskRuns(): TaskRuns {
  return useSyncExternalStore(runs.subscribe, runs.get);
}

/**
 * Runs that the server accepted and that have not ended. A reload follows them again, so that Undo stays available
 * while they are held.
 */
const accepted = personal('accepted-runs', {
  safeParse: (stored) =>
    Array.isArray(stored) && stored.every((id) => typeof id === 'string')
      ? { success: true, data: stored }
      : { success: false },
});

runs.subscribe(() => {
  const known = new Set(accepted.read());
  const ids = [...runs.get()].filter(([id, { is }]) => is === 'accepted' && !told.has(id) && !known.has(id));
  if (ids.length > 0) accepted.write([...known, ...ids.map(([id]) => id)].slice(-mostFollowed));
});

const mostFollowed = 20;
const told = new Set<string>();

/** Everything about this run was reported, so a reload does not report it again. */
export function forgetAcceptedRun(taskId: string): void {
  told.add(taskId);
  accepted.write((accepted.read() ?? []).filter((id) => id !== taskId));
}

/** Follows the runs that an earlier load of this page started. */
export function followAcceptedRuns(): void {
  const kept = (accepted.read() ?? []).map((id): [string, TaskRun] => [id, { is: 'accepted' }]);
  if (kept.length > 0) runs.set(new Map([...kept, ...runs.get()]));
}

// A task that still counts when its person signs out is called off. At their next visit it is offered, not run.
signInStore.subscribe(() => {
  if (signInStore.get().is === 'signed-out') runs.set(new Map());
});
