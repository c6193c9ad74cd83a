import type { FailureKind } from '@crocodile-hub/core/contract/errors';
import { ownTask } from '../lib/own-task.ts';

type Failed = (failure: FailureKind) => void;

/** Starts what `prepare` makes ready, unless it was stopped meanwhile. Returns how to stop. */
export function subscribe(
  prepare: (failed: Failed) => Promise<() => () => void>,
  failed: Failed,
): () => void {
  let stop = () => {};
  let stopped = false;
  void ownTask()
    .then(() => prepare(failed))
    .then(
      (start) => {
        if (!stopped) stop = start();
      },
      () => failed('unavailable'),
    );
  return () => {
    stopped = true;
    stop();
  };
}
