import type { Route } from '@crocodile-hub/core/contract/routes';
import { tokenBuckets } from '@crocodile-hub/core/domain/token-buckets';
import type { Clock } from '../../ports/world.ts';
import { Failure } from '../../ports/failure.ts';

type Kind = Route['limit'] | 'refused-sign-in' | 'stranger';
export type RateLimits = Record<Kind, number>;

/**
 * Every call of a person, of any kind, also counts as a `call`. Calls of a webhook and the steps of a sign-in do not:
 * strangers behind one network share these limits, and must not lock each other out.
 */
const countedAs = {
  call: ['call'],
  execution: ['execution', 'call'],
  chat: ['chat', 'call'],
  transcription: ['transcription', 'call'],
  'sign-in-start': ['sign-in-start'],
  'sign-in-end': ['sign-in-end'],
  /** Ended with an invalid state. */
  'refused-sign-in': ['refused-sign-in'],
  webhook: ['webhook'],
  /** Refused before the caller is known, or sent to an unknown address. */
  stranger: ['stranger'],
} as const satisfies Record<Kind, readonly Kind[]>;

/**
 * Makes the guard that counts calls for each caller, in memory and before the body is read. Each instance counts for
 * itself; calls that cost money are also counted by count-usage.ts. Rule calls.rate.1.
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
