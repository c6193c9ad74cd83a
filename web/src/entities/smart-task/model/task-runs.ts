import { useSyncExternalStore } from 'react';
import { signInStore } from '../../../shared/auth/person.ts';
import { createStore } from '../../../shared/lib/store.ts';
import { createTaskRunner, type TaskRuns } from './task-runner.ts';

const runs = createStore<TaskRuns>(new Map());

/** The runs of this visit. They outlive screens: a task made on the hub runs while Smart Tasks opens. */
export const taskRunner = createTaskRunner(
  runs,
  (ms) => new Promise((resolve) => window.setTimeout(resolve, ms)),
);

export function useTaskRuns(): TaskRuns {
  return useSyncExternalStore(runs.subscribe, runs.get);
}

// A task that still counts when its person leaves is called off: it is offered, not run, at their next visit.
signInStore.subscribe(() => {
  if (signInStore.get().is === 'signed-out') runs.set(new Map());
});
