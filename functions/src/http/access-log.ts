import type { Context } from 'hono';
import type { Instant } from '@crocodile-hub/core/contract/time';
import type { Clock, Log } from '../ports/world.ts';
import type { ApiEnv } from './environment.ts';

type Answered = { requestId: string; route: string; status: number; startedAt: Instant };

/** Makes the writer of one line a call: the route's pattern, never the address itself, which may hold ids. */
export function accessLog(log: Log, clock: Clock) {
  return function logAccess(c: Context<ApiEnv>, { startedAt, ...answered }: Answered): void {
    log.info('http', { ...answered, method: c.req.method, ms: clock.now() - startedAt });
  };
}
