import type { Context } from 'hono';
import type { Clock } from '../ports/clock.ts';
import type { Log } from '../ports/log.ts';
import type { ApiEnv } from './environment.ts';

/** Makes the writer of one line a call: the route's pattern, never the address itself, which may hold ids. */
export function accessLog(log: Log, clock: Clock) {
  return function logAccess(c: Context<ApiEnv>, route: string, status: number, startedAt: number): void {
    log.info('http', {
      requestId: c.get('requestId'),
      method: c.req.method,
      route,
      status,
      ms: clock.now() - startedAt,
    });
  };
}
