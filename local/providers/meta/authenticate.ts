import { createMiddleware } from 'hono/factory';

import type { MetaAccount } from './account.ts';
import { MetaError } from './errors.ts';

/** One token is good; one that begins with `expired` tells so, as Meta would. */
export function authenticate({ accessToken }: MetaAccount) {
  return createMiddleware(async function checkToken(c, next) {
    const header = c.req.header('Authorization')?.match(/^(?:Bearer|OAuth)\s+(.+)$/i)?.[1];
    const token = header ?? c.req.query('access_token');
    if (token === undefined) throw new MetaError('noToken');
    if (token.startsWith('expired')) throw new MetaError('expiredToken');
    if (token !== accessToken) throw new MetaError('invalidToken');
    await next();
  });
}
