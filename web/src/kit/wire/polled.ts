import type { Instant } from '@crocodile-hub/core/contract/time';
import type { Failure, Outcome } from './failure.ts';
import { once } from '../state/once.ts';
import { createStore, type Store } from '../state/store.ts';

export type Polled<T> =
  | { is: 'loading' }
  | { is: 'failed'; failure: Failure }
  /** A later failure keeps the last value; `at` is its time. */
  | { is: 'ready'; value: T; at: Instant };

export type Kept<T> = { value: T; at: Instant };

export type PolledSource<T> = {
  name: string;
  load: (uid: string) => Promise<Outcome<T>>;
  /** A younger value is not loaded again. */
  cacheMs: number;
  /** How often the age of the value is checked. */
  pollMs: number;
  /** Stores the value over a reload. Loaded when first followed, because its schema must not delay the screen. */
  keep?: () => Promise<Keep<T>>;
};

export type Keep<T> = { read: () => Kept<T> | undefined; write: (kept: Kept<T>) => void };

export interface PollerClock {
  now(): Instant;
  /** Ticks while the page is seen; returns how to stop. */
  tick(everyMs: number, run: () => void): () => void;
  /** Goes on in a task of its own. */
  ownTask(): Promise<void>;
}

export interface Poller<T> {
  readonly state: Store<Polled<T>>;
  readonly busy: Store<boolean>;
  /** Keeps the value fresh while followed; returns a function that stops it. */
  follow(): () => void;
  /** Loads now, whatever the age of the value. */
  refresh(): Promise<Outcome<T>>;
}

/** A value that is loaded again when it is too old, and never in a hidden tab. Rule limits.caches.1. */
export function createPoller<T>(source: PolledSource<T>, uid: string, clock: PollerClock): Poller<T> {
  const state = createStore<Polled<T>>({ is: 'loading' });
  // If the store cannot be loaded, the value lives only as long as the page.
  const loadKeep = once(async () => source.keep?.().catch(() => undefined));
  // Busy until the first check, which usually loads.
  const busy = createStore(true);
  let followers = 0;
  let stop = () => {};
  let underWay: Promise<Outcome<T>> | undefined;

  async function ask(): Promise<Outcome<T>> {
    busy.set(true);
    const outcome = await source.load(uid);
    busy.set(false);
    if (outcome.ok) {
      const fresh = { value: outcome.reply, at: clock.now() };
      (await loadKeep())?.write(fresh);
      state.set({ is: 'ready', ...fresh });
    } else if (state.get().is !== 'ready') {
      state.set({ is: 'failed', failure: outcome.failure });
    }
    return outcome;
  }

  function refresh(): Promise<Outcome<T>> {
    underWay ??= ask().finally(() => {
      underWay = undefined;
    });
    return underWay;
  }

  async function refreshIfOld(): Promise<void> {
    await clock.ownTask();
    if (state.get().is === 'loading') {
      const kept = (await loadKeep())?.read();
      if (kept !== undefined) state.set({ is: 'ready', ...kept });
    }
    const current = state.get();
    if (current.is !== 'ready' || clock.now() - current.at >= source.cacheMs) void refresh();
    else if (underWay === undefined) busy.set(false);
  }

  return {
    state,
    busy,
    refresh,
    follow() {
      followers += 1;
      if (followers === 1) {
        void refreshIfOld();
        stop = clock.tick(source.pollMs, () => void refreshIfOld());
      }
      return () => {
        followers -= 1;
        if (followers === 0) stop();
      };
    },
  };
}
