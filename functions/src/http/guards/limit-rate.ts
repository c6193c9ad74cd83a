import type { Route } from '@crocodile-hub/core/contract/routes';
import type { Clock } from '../../ports/clock.ts';
import { Failure } from '../../ports/failure.ts';
import { tokenBuckets } from '@crocodile-hub/core/domain/token-buckets';

type Kind = Route['limit'] | 'stranger';
export type RateLimits = Record<Kind, number>;

/** A person's every call, of whatever kind, also counts as a `call`; a webhook's do not. */
const countedAs = {
  call: ['call'],
  execution: ['execution', 'call'],
  chat: ['chat', 'call'],
  transcription: ['transcription', 'call'],
  'sign-in': ['sign-in', 'call'],
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
    'sign-in': tokenBuckets(limits['sign-in']),
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
