import type { Context } from 'hono';
import type { ApiEnv } from '../environment.ts';

const preflight = {
  'Access-Control-Allow-Methods': 'GET, POST, PUT',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type, X-Provider-Token, X-Request-Id',
  'Access-Control-Max-Age': '7200',
};
const exposed = 'X-Request-Id, Retry-After, Content-Disposition';

/** Lets the pages of our own origins read the reply. */
export function allowOrigin(c: Context<ApiEnv>, origins: readonly string[]): void {
  const origin = c.req.header('Origin');
  c.header('Vary', 'Origin');
  if (origin === undefined || !origins.includes(origin)) return;
  c.header('Access-Control-Allow-Origin', origin);
  c.header('Access-Control-Expose-Headers', exposed);
}

/** What a page may ask for, whoever it is; whether it may read the answer stands in the headers above. */
export function answerPreflight(c: Context<ApiEnv>): Response {
  return c.body(null, 204, preflight);
}
