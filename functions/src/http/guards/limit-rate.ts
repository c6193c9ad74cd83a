import type { Route } from '@crocodile-hub/core/contract/routes';
import type { Clock } from '../../ports/clock.ts';
import { Failure } from '../../ports/failure.ts';
import { tokenBuckets } from '@crocodile-hub/core/domain/token-buckets';

type Kind = Route['limit'] | 'refused-sign-in' | 'stranger';
export type RateLimits = Record<Kind, number>;

/**
 * A person's every call, of whatever kind, also counts as a `call`. A webhook's do not, nor do the steps of a sign-in:
 * strangers who come through one network share their limits, and nobody of them should keep the others out.
 */
const countedAs = {
  call: ['call'],
  execution: ['execution', 'call'],
  chat: ['chat', 'call'],
  transcription: ['transcription', 'call'],
  'sign-in-start': ['sign-in-start'],
  'sign-in-end': ['sign-in-end'],
  /** Ends with a state that is not good. */
  'refused-sign-in': ['refused-sign-in'],
  webhook: ['webhook'],
  /** Whatever is refused before it is known who calls, or leads nowhere. */
  stranger: ['stranger'],
} as const satisfies Record<Kind, readonly Kind[]>;

/**
 * Makes the guard that counts calls by who calls, in memory and before anything is read. Each instance counts for
 * itself: what costs money is counted by count-usage.ts too. Rule calls.rate.1.
 */
export function rateLimiter(limits: RateLimits, clock: Clock) {
  const buckets = {
    call: tokenBuckets(limits.call),
    execution: tokenBuckets(limits.execution),
    chat: tokenBuckets(limits.chat),
    transcription: tokenBuckets(limits.transcription),
    'sign-in-start': tokenBuckets(limits['sign-in-start']),
    'sign-in-end': tokenBuckets(limits['sign-in-end']),
    'refused-sign-in': tokenBuckets(limits['refused-sign-in']),
    webhook: tokenBuckets(limits.webhook),
    stranger: tokenBuckets(limits.stranger),
  } satisfies Record<Kind, unknown>;

  return function limitRate(caller: string, kind: Kind): void {
    for (const counted of countedAs[kind]) {
      const waitSeconds = buckets[counted].take(caller, clock.now());
      if (waitSeconds > 0) {
        throw new Failure('rate-limited', 'tooManyCalls', {
          retryAfterSeconds: waitSeconds,
        });
      }
    }
  };
}
