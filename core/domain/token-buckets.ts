import type { Instant } from '../contract/time.ts';
import { minuteMs } from '../time/units.ts';
import { keepNewest } from './keep-newest.ts';

/** The calls left for this minute. Below zero, a large call has used them in advance. */
export type Bucket = { tokens: number; at: Instant };

const mostKept = 20_000;

/**
 * Takes `amount` from a bucket that fills with `perMinute` tokens a minute. With one token left a call may take more
 * than there are; the bucket then goes below zero and later calls wait longer. With less, the call takes none and gets
 * `waitSeconds`.
 */
export function takeFrom(
  { tokens, at }: Bucket,
  perMinute: number,
  amount: number,
  now: Instant,
): { bucket: Bucket; waitSeconds: number } {
  // Another instance's clock may be ahead.
  const elapsedMs = Math.max(0, now - at);
  const refilled = Math.min(perMinute, tokens + (elapsedMs * perMinute) / minuteMs);
  const passes = refilled >= 1;
  return {
    bucket: { tokens: passes ? refilled - amount : refilled, at: at + elapsedMs },
    waitSeconds: passes ? 0 : Math.ceil(((1 - refilled) * minuteMs) / perMinute / 1000),
  };
}

/** `perMinute` calls a minute for each key; bursts are allowed. Kept in memory: each instance counts its own. */
export function tokenBuckets(perMinute: number) {
  const buckets = new Map<string, Bucket>();
  return {
    /** Seconds to wait, 0 when the call may pass. */
    take(key: string, now: Instant, amount = 1): number {
      const before = buckets.get(key) ?? { tokens: perMinute, at: now };
      const { bucket, waitSeconds } = takeFrom(before, perMinute, amount, now);
      keepNewest(buckets, key, bucket, mostKept);
      return waitSeconds;
    },
  };
}
