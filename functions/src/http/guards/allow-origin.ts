import type { Context } from 'hono';
import { type ApiEnv, headerOf } from '../header.ts';

const preflight = {
  'Access-Control-Allow-Methods': 'GET, POST, PUT',
  'Access-Control-Allow-Headers':
    'Authorization, Content-Type, X-Firebase-AppCheck, X-Provider-Token, X-Request-Id',
  'Access-Control-Max-Age': '7200',
};
const exposed = 'X-Request-Id, Retry-After, Content-Disposition';

/** The headers that let the pages of our own origins read the reply; none for others. */
export function allowedOrigin(c: Context<ApiEnv>, origins: readonly string[]): Record<string, string> {
  const origin = headerOf(c, 'origin');
  return origin !== undefined && origins.includes(origin)
    ? { 'Access-Control-Allow-Origin': origin, 'Access-Control-Expose-Headers': exposed }
    : {};
}

/** What any page may ask for. Only the headers above decide whether it may read the answer. */
export function answerPreflight(): Response {
  return new Response(null, { status: 204, headers: preflight });
}
