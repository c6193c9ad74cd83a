import { useEffect, useSyncExternalStore } from 'react';
import { createStore } from '../lib/store.ts';

/** A key with its modifiers. `mod` is Ctrl, or Command on a Mac. */
export type Shortcut = {
  key: string;
  mod?: true;
  alt?: true;
  shift?: true;
  /** A selector: the key works only while such an element has the focus, because arrows scroll elsewhere. */
  on?: string;
};

/** A command of the current screen, with its keys and its text, which is loaded with the screen. */
export type ScreenCommand = { id: string; words: string; shortcuts: readonly Shortcut[]; run: () => void };

const offered = createStore<readonly ScreenCommand[]>([]);

/** Offers the commands while the screen is mounted. Pass the same array at each render. */
export function useOfferCommands(commands: readonly ScreenCommand[]): void {
  useEffect(() => {
    offered.set(commands);
    return () => offered.set([]);
  }, [commands]);
}

export function useScreenCommands(): readonly ScreenCommand[] {
  return useSyncExternalStore(offered.subscribe, offered.get);
}
