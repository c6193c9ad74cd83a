import { useEffect, useSyncExternalStore } from 'react';
import { createStore } from '../lib/store.ts';

/** A key with its modifiers. `mod` is Ctrl, or Command on a Mac. */
export type Shortcut = {
  key: string;
  mod?: true;
  alt?: true;
  shift?: true;
  /** Only while the focus is on such an element: arrows scroll everywhere else. */
  on?: string;
};

/** What the screen in view can do by its keys. Its words come with it, so they are loaded with the screen. */
export type ScreenCommand = { id: string; words: string; shortcuts: readonly Shortcut[]; run: () => void };

const offered = createStore<readonly ScreenCommand[]>([]);

/** Offers the commands as long as the screen stands. They are to be the same ones between renders. */
export function useOfferCommands(commands: readonly ScreenCommand[]): void {
  useEffect(() => {
    offered.set(commands);
    return () => offered.set([]);
  }, [commands]);
}

export function useScreenCommands(): readonly ScreenCommand[] {
  return useSyncExternalStore(offered.subscribe, offered.get);
}
