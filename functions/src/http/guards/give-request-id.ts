import type { Context } from 'hono';
import type { Ids } from '../../ports/ids.ts';
import type { ApiEnv } from '../environment.ts';

const acceptable = /^[\w-]{8,64}$/;

/** One id a call, the caller's own if it has a harmless one, in logs and in the reply. */
export function giveRequestId(c: Context<ApiEnv>, ids: Ids): void {
  const given = c.req.header('X-Request-Id') ?? '';
  const id = acceptable.test(given) ? given : ids.next();
  c.set('requestId', id);
  c.header('X-Request-Id', id);
}
