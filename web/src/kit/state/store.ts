export type Store<T> = {
  get: () => T;
  set: (value: T) => void;
  /** Calls back after each change; returns a function that stops it. Fits useSyncExternalStore. */
  subscribe: (changed: () => void) => () => void;
};

/** A value outside React that components can subscribe to. */
export function createStore<T>(initial: T): Store<T> {
  let current = initial;
  const followers = new Set<() => void>();
  return {
    get: () => current,
    set: (value) => {
      if (Object.is(value, current)) return;
      current = value;
      for (const changed of followers) changed();
    },
    subscribe: (changed) => {
      followers.add(changed);
      return () => followers.delete(changed);
    },
  };
}
