import type { Reason } from '@crocodile-hub/core/failures/reason';
import type { Instant } from '@crocodile-hub/core/contract/time';
import { tokenBuckets } from '@crocodile-hub/core/domain/token-buckets';
import { Failure } from '../../ports/failure.ts';
import { whoseWork } from '../../ports/accounts.ts';

/**
 * For a provider that counts the calls of all people as ours: each person may make this many a minute, so that one
 * cannot use up everyone's share.
 */
export function fairShare(perMinute: number, reason: Reason, now: () => Instant = Date.now): () => void {
  const buckets = tokenBuckets(perMinute);
  return () => {
    const retryAfterSeconds = buckets.take(whoseWork(), now());
    if (retryAfterSeconds > 0) throw new Failure('rate-limited', reason, { retryAfterSeconds });
  };
}
