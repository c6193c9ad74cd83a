import { useEffect } from 'react';
import { createStore } from '../state/store.ts';

/** What waits unread on the open screen. The title of the tab says it. */
export const titleCount = createStore(0);

export function useTitleCount(count: number): void {
  useEffect(() => {
    titleCount.set(count);
    return () => titleCount.set(0);
  }, [count]);
}
