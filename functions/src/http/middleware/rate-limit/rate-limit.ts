import { createMiddleware } from 'hono/factory';
import type { Route } from '@crocodile-hub/core/contract/routes';
import type { Clock } from '../../../ports/clock.ts';
import { Failure } from '../../../ports/failure.ts';
import type { ApiEnv } from '../../environment.ts';
import { tokenBuckets } from './token-buckets.ts';

export type RateLimits = Record<Route['limit'], number>;

/** Makes the middleware of each kind of call. A person's every call also counts as a `call`. Design section 6. */
export function rateLimits(limits: RateLimits, clock: Clock) {
  const buckets = {
    call: tokenBuckets(limits.call),
    execution: tokenBuckets(limits.execution),
    chat: tokenBuckets(limits.chat),
    transcription: tokenBuckets(limits.transcription),
    webhook: tokenBuckets(limits.webhook),
  } satisfies Record<Route['limit'], unknown>;

  return (kind: Route['limit']) =>
    createMiddleware<ApiEnv>(function limitRate(c, next) {
      const key = c.get('person')?.uid ?? addressOf(c.req.header('X-Forwarded-For'));
      const counts = kind === 'webhook' ? [kind] : new Set([kind, 'call'] as const);
      for (const counted of counts) {
        const waitSeconds = buckets[counted].take(key, clock.now());
        if (waitSeconds > 0) {
          throw new Failure('rate-limited', 'Too many requests. Please wait a moment.', {
            retryAfterSeconds: waitSeconds,
          });
        }
      }
      return next();
    });
}

/** The last hop is the one that Google's front end saw; what stands before it the caller may have invented. */
function addressOf(forwardedFor: string | undefined): string {
  return `address:${forwardedFor?.split(',').at(-1)?.trim() ?? 'unknown'}`;
}
