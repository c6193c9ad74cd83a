import { useSyncExternalStore } from 'react';
import { createStore } from '../state/store.ts';

const key = 'spokenWords';
const lookFirst = 'look';
const chosen = createStore(localStorage.getItem(key) === lookFirst);

/** Whether spoken words wait in their field for Enter. Kept on this device, like the language of speech. */
export function chooseLookFirst(isChosen: boolean): void {
  if (isChosen) localStorage.setItem(key, lookFirst);
  else localStorage.removeItem(key);
  chosen.set(isChosen);
}

export function useLookFirst(): boolean {
  return useSyncExternalStore(chosen.subscribe, chosen.get);
}
