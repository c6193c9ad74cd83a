import type { Context } from 'hono';
import type { ApiEnv } from './environment.ts';

/**
 * One header of a call, by its name in small letters. From Node's own message where there is one: asked for a single
 * header, Hono's adapter copies all of them into a Headers first.
 */
export function headerOf(c: Context<ApiEnv>, name: Lowercase<string>): string | undefined {
  const { incoming } = c.env;
  if (incoming === undefined) return c.req.header(name);
  const value = incoming.headers[name];
  return Array.isArray(value) ? value[0] : value;
}
