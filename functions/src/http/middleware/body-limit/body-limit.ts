import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { HTTPException } from 'hono/http-exception';
import type { ApiEnv } from '../../environment.ts';

/**
 * Refuses larger bodies. Where the length is stated it is believed, as the HTTP parser enforces it; asking Hono's own
 * limit would open the body as a stream, which costs more than all other middleware together.
 */
export function limitBody(mostBytes: number) {
  const count = bodyLimit({ maxSize: mostBytes });
  return createMiddleware<ApiEnv>(function refuseLargeBody(c, next) {
    if (c.req.method === 'GET') return next();
    const length = c.req.header('Content-Length');
    if (length === undefined || c.req.header('Transfer-Encoding') !== undefined) return count(c, next);
    if (Number(length) > mostBytes) throw new HTTPException(413);
    return next();
  });
}
