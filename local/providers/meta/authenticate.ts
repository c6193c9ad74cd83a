import { createMiddleware } from 'hono/factory';

import type { Business } from './business.ts';
import { MetaError } from './errors.ts';

/** The owner of the call's token, and whether it is the page's or the person's. */
export type MetaEnv = { Variables: { business: Business; isPage: boolean } };

/** A token opens only its owner's data; one that begins with `expired` gets Meta's error for that. */
export function authenticate(businesses: readonly Business[]) {
  return createMiddleware<MetaEnv>(async function checkToken(c, next) {
    const header = c.req.header('Authorization')?.match(/^(?:Bearer|OAuth)\s+(.+)$/i)?.[1];
    const token = header ?? c.req.query('access_token');
    if (token === undefined) throw new MetaError('noToken');
    if (token.startsWith('expired')) throw new MetaError('expiredToken');
    const business = businesses.find(({ account }) =>
      [account.accessToken, account.userToken].includes(token),
    );
    if (business === undefined) throw new MetaError('invalidToken');
    c.set('business', business);
    c.set('isPage', token === business.account.accessToken);
    await next();
  });
}
