import type { Context } from 'hono';
import type { Route } from '@crocodile-hub/core/contract/routes';
import type { Clock } from '../../ports/clock.ts';
import { Failure } from '../../ports/failure.ts';
import type { Person } from '../../ports/person.ts';
import type { ApiEnv } from '../environment.ts';
import { headerOf } from '../header.ts';
import { tokenBuckets } from './token-buckets.ts';

export type RateLimits = Record<Route['limit'], number>;

/** A person's every call, of whatever kind, also counts as a `call`; a webhook's do not. */
const countedAs = {
  call: ['call'],
  execution: ['execution', 'call'],
  chat: ['chat', 'call'],
  transcription: ['transcription', 'call'],
  webhook: ['webhook'],
} as const satisfies Record<Route['limit'], readonly Route['limit'][]>;

/** Makes the guard that counts calls by who calls. Design section 6. */
export function rateLimiter(limits: RateLimits, clock: Clock) {
  const buckets = {
    call: tokenBuckets(limits.call),
    execution: tokenBuckets(limits.execution),
    chat: tokenBuckets(limits.chat),
    transcription: tokenBuckets(limits.transcription),
    webhook: tokenBuckets(limits.webhook),
  } satisfies Record<Route['limit'], unknown>;

  return function limitRate(c: Context<ApiEnv>, kind: Route['limit'], person: Person | null): void {
    const key = person?.uid ?? addressOf(headerOf(c, 'x-forwarded-for'));
    for (const counted of countedAs[kind]) {
      const waitSeconds = buckets[counted].take(key, clock.now());
      if (waitSeconds > 0) {
        throw new Failure('rate-limited', 'Too many requests. Please wait a moment.', {
          retryAfterSeconds: waitSeconds,
        });
      }
    }
  };
}

/** The last hop is the one that Google's front end saw; what stands before it the caller may have invented. */
function addressOf(forwardedFor: string | undefined): string {
  return `address:${forwardedFor?.split(',').at(-1)?.trim() ?? 'unknown'}`;
}
