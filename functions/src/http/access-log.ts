import type { Context } from 'hono';
import type { Instant } from '@crocodile-hub/core/contract/time';
import type { Clock, Log, Ids } from '../ports/world.ts';
import { type ApiEnv, headerOf } from './header.ts';

type Answered = { requestId: string; route: string; status: number; startedAt: Instant };

/** Makes the writer of one line a call: the route's pattern, never the address itself, which may hold ids. */
export function accessLog(log: Log, clock: Clock) {
  return function logAccess(c: Context<ApiEnv>, { startedAt, ...answered }: Answered): void {
    log.info('http', { ...answered, method: c.req.method, ms: clock.now() - startedAt });
  };
}

const acceptable = /^[\w-]{8,64}$/;

/** One id a call, the caller's own if it has a harmless one, for logs and the reply. */
export function requestIdOf(c: Context<ApiEnv>, ids: Ids): string {
  const given = headerOf(c, 'x-request-id') ?? '';
  return acceptable.test(given) ? given : ids.next();
}
