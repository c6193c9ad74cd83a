import type { FailureKind } from '@crocodile-hub/core/contract/errors';
import { ownTask } from '../../state/own-task.ts';

type Failed = (failure: FailureKind) => void;

/** Runs `prepare` and starts its result, unless it was stopped meanwhile. Returns a function that stops it. */
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
