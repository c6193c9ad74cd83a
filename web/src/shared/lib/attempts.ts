import { useSyncExternalStore } from 'react';
import { createStore } from './store.ts';

/** How an attempt ended: `over` with a definite answer, `open` while what was asked for may have happened. */
export type AttemptEnd = 'over' | 'open';

/** One thing that a control may do at a time. Its id is made before the first press and outlives doubtful answers. */
type Attempt = { id: string; isBusy: boolean };

const attempts = createStore<ReadonlyMap<string, Attempt>>(new Map());

/**
 * Does what leaves or creates, once, and resolves when its work has ended. A second press is ignored while the first is
 * at work, and for as long as a hand may still be clicking. `work` gets an id that stays the same until an attempt under
 * it is over: trying again after no answer is the same attempt.
 * @param key what is done to what, such as `run-again/{taskId}`: the same for every control that does it
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

/** Whether an attempt is at work: its controls show it. */
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
