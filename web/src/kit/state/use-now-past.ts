import type { Instant } from '@crocodile-hub/core/contract/time';
import { useEffect, useState } from 'react';

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
