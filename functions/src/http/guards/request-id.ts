import type { Context } from 'hono';
import type { Ids } from '../../ports/world.ts';
import type { ApiEnv } from '../environment.ts';
import { headerOf } from '../header.ts';

const acceptable = /^[\w-]{8,64}$/;

/** One id a call, the caller's own if it has a harmless one, for logs and the reply. */
export function requestIdOf(c: Context<ApiEnv>, ids: Ids): string {
  const given = headerOf(c, 'x-request-id') ?? '';
  return acceptable.test(given) ? given : ids.next();
}
