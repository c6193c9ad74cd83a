import { useEffect, useSyncExternalStore } from 'react';
import { createStore } from '../lib/store.ts';

/** Actions that only the current screen can run, for the keys and the palette of the whole app. */
export type ScreenAction = 'selectAllSessions' | 'newSession';

const offered = createStore<Partial<Record<ScreenAction, () => void>>>({});

/** Offers an action of the current screen; undefined withdraws it. */
export function useOfferAction(name: ScreenAction, run: (() => void) | undefined): void {
  useEffect(() => {
    if (run === undefined) return undefined;
    offered.set({ ...offered.get(), [name]: run });
    return () => {
      const { [name]: _, ...others } = offered.get();
      offered.set(others);
    };
  }, [name, run]);
}

export function useOfferedActions(): Partial<Record<ScreenAction, () => void>> {
  return useSyncExternalStore(offered.subscribe, offered.get);
}
