import { useSyncExternalStore } from 'react';

/** Whether the person can see this tab. */
export function useIsVisible(): boolean {
  return useSyncExternalStore(subscribe, () => !document.hidden);
}

function subscribe(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}
