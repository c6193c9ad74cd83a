import type { Context } from 'hono';
import type { IncomingMessage } from 'node:http';

/** What Hono's adapter passes on. */
export type ApiEnv = { Bindings: { incoming: IncomingMessage } };

/**
 * One header of a call, by its lower-case name. It is read from Node's own message: Hono's adapter would copy all
 * headers first.
 */
export function headerOf(c: Context<ApiEnv>, name: Lowercase<string>): string | undefined {
  const value = c.env.incoming.headers[name];
  return Array.isArray(value) ? value[0] : value;
}
