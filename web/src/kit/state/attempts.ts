import { useSyncExternalStore } from 'react';
import { createStore } from './store.ts';

/** `over`: it ended with a definite answer. `open`: it may still have happened. */
export type AttemptEnd = 'over' | 'open';

/** What a control does, one at a time. The id is made before the first press and kept after doubtful answers. */
type Attempt = { id: string; isBusy: boolean };

const attempts = createStore<ReadonlyMap<string, Attempt>>(new Map());

/**
 * Runs `work` once and resolves when it has ended. Further presses are ignored while it runs, and for the time of a
 * double click. `work` gets an id that stays the same until an attempt with it is over, so a retry after no answer is
 * the same attempt.
 * @param key names the work, such as `run-again/{taskId}`: the same for every control that does it
 */
export async function attempt(key: string, work: (id: string) => Promise<AttemptEnd>): Promise<void> {
  const known = attempts.get().get(key);
  if (known?.isBusy === true) return;
  const id = known?.id ?? crypto.randomUUID();
  set(key, { id, isBusy: true });
  const rested = rest();
  let end: AttemptEnd = 'open';
  try {
    end = await work(id);
  } finally {
    void rested.then(() => set(key, end === 'over' ? undefined : { id, isBusy: false }));
  }
}

export function useIsAttempting(key: string): boolean {
  return useSyncExternalStore(attempts.subscribe, () => attempts.get().get(key)?.isBusy ?? false);
}

function set(key: string, next: Attempt | undefined): void {
  const all = new Map(attempts.get());
  if (next === undefined) all.delete(key);
  else all.set(key, next);
  attempts.set(all);
}

/** Longer than a double click, shorter than a second thought. */
const restMs = 1_000;

function rest(): Promise<void> {
  return new Promise((resolve) => window.setTimeout(resolve, restMs));
}
