import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { createStore } from '../../kit/state/store.ts';

/** How often the search of sessions was requested: the parts that hide it open then. */
const asked = createStore(0);

export function askForSessionSearch(): void {
  asked.set(asked.get() + 1);
}

/** Calls `show` at each request for the search from now on. */
export function useSessionSearchAsked(show: () => void): void {
  const times = useSyncExternalStore(asked.subscribe, asked.get);
  const follow = useEffectEvent(show);
  useEffect(() => {
    if (times > 0) follow();
  }, [times]);
}
