import type { Instant } from '../contract/time.ts';

type Bucket = { tokens: number; at: Instant };

const minuteMs = 60_000;
const mostKept = 20_000;

/** `perMinute` calls a minute for each key, in bursts if need be. Kept in memory: each instance counts its own. */
export function tokenBuckets(perMinute: number) {
  const buckets = new Map<string, Bucket>();
  return {
    /** Seconds to wait, 0 when the call may pass. */
    take(key: string, now: Instant): number {
      const { tokens, at } = buckets.get(key) ?? { tokens: perMinute, at: now };
      const refilled = Math.min(perMinute, tokens + ((now - at) * perMinute) / minuteMs);
      const passes = refilled >= 1;
      // The key used longest ago stands first in the map and is forgotten first.
      buckets.delete(key);
      buckets.set(key, { tokens: passes ? refilled - 1 : refilled, at: now });
      if (buckets.size > mostKept) forgetOldest(buckets);
      return passes ? 0 : Math.ceil(((1 - refilled) * minuteMs) / perMinute / 1000);
    },
  };
}

function forgetOldest(buckets: Map<string, Bucket>): void {
  const [oldest] = buckets.keys();
  if (oldest !== undefined) buckets.delete(oldest);
}
