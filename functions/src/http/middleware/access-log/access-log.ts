import { createMiddleware } from 'hono/factory';
import { routePath } from 'hono/route';
import type { Clock } from '../../../ports/clock.ts';
import type { Log } from '../../../ports/log.ts';
import type { ApiEnv } from '../../environment.ts';

/** One line a call: the route's pattern, never the address itself, which may hold ids. */
export function accessLog(log: Log, clock: Clock) {
  return createMiddleware<ApiEnv>(async function logAccess(c, next) {
    const startedAt = clock.now();
    await next();
    log.info('http', {
      requestId: c.get('requestId'),
      method: c.req.method,
      route: routePath(c, -1),
      status: c.res.status,
      ms: clock.now() - startedAt,
    });
  });
}
