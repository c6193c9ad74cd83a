import { createMiddleware } from 'hono/factory';

import { GoogleError } from '../errors.ts';
import { permits } from './scopes.ts';
import type { Need } from './scopes.ts';
import type { Caller, Tokens } from './tokens.ts';

export type GoogleEnv = { Variables: { caller: Caller } };

/** Finds the caller; a call without a valid token is refused here. */
export function authenticate(tokens: Tokens) {
  return createMiddleware<GoogleEnv>(async function checkToken(c, next) {
    const token = bearer(c.req.header('Authorization')) ?? c.req.query('access_token');
    const caller = token === undefined ? undefined : tokens.callerOf(token);
    if (!caller) throw new GoogleError('authError');
    c.set('caller', caller);
    await next();
  });
}

/** Lets a call pass only with a scope that covers it. */
export function requires(need: Need) {
  return createMiddleware<GoogleEnv>(async function checkScope(c, next) {
    if (!permits(c.get('caller').token.scopes, need)) throw new GoogleError('insufficientPermissions');
    await next();
  });
}

function bearer(header: string | undefined): string | undefined {
  return header?.match(/^Bearer\s+(.+)$/i)?.[1];
}
