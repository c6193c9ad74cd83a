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
  isSeen(): boolean;
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
  /** Loads anew, because what the value is made of has changed; in a hidden tab as soon as it shows. */
  outdate(): void;
  /** Says what the value is made of. When that is something else than before, the value is outdated. */
  madeOf(parts: string): void;
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
  let parts: string | undefined;
  /** How often the value was outdated, and how often it had been when the current value was asked for. */
  let changes = 0;
  let changesIn = 0;

  async function ask(): Promise<Outcome<T>> {
    const changesBefore = changes;
    busy.set(true);
    const outcome = await source.load(uid);
    busy.set(false);
    if (outcome.ok) {
      const fresh = { value: outcome.reply, at: clock.now() };
      changesIn = changesBefore;
      state.set({ is: 'ready', ...fresh });
      keepFresh(await loadKeep(), fresh);
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
    const isOld = current.is !== 'ready' || clock.now() - current.at >= source.cacheMs;
    if (isOld || changesIn !== changes) void refresh();
    else if (underWay === undefined) busy.set(false);
  }

  function outdate(): void {
    changes += 1;
    // What is under way may have been answered before the change.
    if (followers > 0 && clock.isSeen()) void Promise.resolve(underWay).then(refreshIfOld);
  }

  return {
    state,
    busy,
    refresh,
    outdate,
    madeOf(now) {
      const before = parts;
      parts = now;
      if (before !== undefined && before !== now) outdate();
    },
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

/** Where the browser's storage is full, the value lives only as long as the page, too. */
function keepFresh<T>(keep: { write(kept: Kept<T>): void } | undefined, fresh: Kept<T>): void {
  try {
    keep?.write(fresh);
  } catch {}
}
