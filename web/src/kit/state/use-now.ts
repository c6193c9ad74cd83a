import { useCallback, useSyncExternalStore, useEffect, useState } from 'react';
import type { Instant } from '@crocodile-hub/core/contract/time';
import { startTicking } from './ticker.ts';

/** The time, again at every whole step: a second for countdowns, a minute for clocks. Rests in a hidden tab. */
export function useNow(stepMs: number): Instant {
  const subscribe = useCallback((changed: () => void) => startTicking(stepMs, changed), [stepMs]);
  return useSyncExternalStore(subscribe, () => Math.floor(Date.now() / stepMs) * stepMs);
}

/** Timers count in 31 bits. */
const longestTimerMs = 2 ** 31 - 1;

/** The time, updated when one of the instants is reached: cheaper than ticking for rare changes. */
export function useNowPast(instants: readonly Instant[]): Instant {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const next = Math.min(...instants.filter((instant) => instant > now));
    if (next === Infinity) return undefined;
    const timer = window.setTimeout(() => setNow(Date.now()), Math.min(next - Date.now(), longestTimerMs));
    return () => window.clearTimeout(timer);
  }, [instants, now]);
  return now;
}
