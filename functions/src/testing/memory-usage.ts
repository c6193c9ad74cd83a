import { tokenBuckets } from '@crocodile-hub/core/domain/token-buckets';
import type { Instant } from '@crocodile-hub/core/contract/time';
import type { Usage, UsageKind } from '../ports/world.ts';

const generous = { chat: 100_000, transcription: 100_000, execution: 100_000, message: 100_000 };

/** The count that instances share, in memory. */
export function memoryUsage(
  limits: Partial<Record<UsageKind, number>> = {},
  now: () => Instant = () => 0,
): Usage {
  const perMinute = { ...generous, ...limits };
  const buckets = {
    chat: tokenBuckets(perMinute.chat),
    transcription: tokenBuckets(perMinute.transcription),
    execution: tokenBuckets(perMinute.execution),
    message: tokenBuckets(perMinute.message),
  };
  return { take: (uid, kind, amount) => Promise.resolve(buckets[kind].take(uid, now(), amount)) };
}
