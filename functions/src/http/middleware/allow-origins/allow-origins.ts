import { createMiddleware } from 'hono/factory';
import type { ApiEnv } from '../../environment.ts';

const preflight = {
  'Access-Control-Allow-Methods': 'GET, POST, PUT',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type, X-Provider-Token, X-Request-Id',
  'Access-Control-Max-Age': '7200',
};
const exposed = 'X-Request-Id, Retry-After, Content-Disposition';

/**
 * Lets the pages of our own origins read replies. Sets headers before the reply is made: Hono's own middleware sets
 * them on a finished one, which has to be made anew for it.
 */
export function allowOrigins(origins: readonly string[]) {
  return createMiddleware<ApiEnv>(function allowOrigin(c, next) {
    const origin = c.req.header('Origin');
    c.header('Vary', 'Origin');
    if (origin !== undefined && origins.includes(origin)) {
      c.header('Access-Control-Allow-Origin', origin);
      c.header('Access-Control-Expose-Headers', exposed);
    }
    if (c.req.method === 'OPTIONS') return Promise.resolve(c.body(null, 204, preflight));
    return next();
  });
}
