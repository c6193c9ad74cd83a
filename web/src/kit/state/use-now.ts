import { useCallback, useSyncExternalStore } from 'react';
import type { Instant } from '@crocodile-hub/core/contract/time';
import { startTicking } from './ticker.ts';

/** The time, again at every whole step: a second for countdowns, a minute for clocks. Rests in a hidden tab. */
export function useNow(stepMs: number): Instant {
  const subscribe = useCallback((changed: () => void) => startTicking(stepMs, changed), [stepMs]);
  return useSyncExternalStore(subscribe, () => Math.floor(Date.now() / stepMs) * stepMs);
}
