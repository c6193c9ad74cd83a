import type { IncomingMessage, ServerResponse } from 'node:http';
import { StatusError } from '../../model/status.ts';

/**
 * Refuses the request itself: without CORS headers a browser hides only the answer, and the request would still take
 * effect.
 */
export function refuseOrigin(request: IncomingMessage, origins: readonly string[] | undefined): void {
  const { origin } = request.headers;
  if (origin === undefined || origins === undefined || origins.includes(origin)) return;
  throw new StatusError('PERMISSION_DENIED', 'Pages of this origin may not call.');
}

/** WebChannel requests carry credentials, so the origin is echoed: browsers refuse `*` there. */
export function allowOrigin(request: IncomingMessage, response: ServerResponse): void {
  const { origin } = request.headers;
  if (origin === undefined) return;
  response.setHeader('Access-Control-Allow-Origin', origin);
  response.setHeader('Access-Control-Allow-Credentials', 'true');
  response.setHeader('Vary', 'Origin');
  response.setHeader(
    'Access-Control-Expose-Headers',
    'X-HTTP-Session-Id, X-Client-Wire-Protocol, X-HTTP-Initial-Response',
  );
}

export function answerPreflight(request: IncomingMessage, response: ServerResponse): void {
  const asked = request.headers['access-control-request-headers'];
  response.setHeader('Access-Control-Allow-Methods', 'GET, POST, PUT, PATCH, DELETE, OPTIONS');
  if (asked) response.setHeader('Access-Control-Allow-Headers', asked);
  response.setHeader('Access-Control-Max-Age', '7200');
  if (request.headers['access-control-request-private-network'] === 'true') {
    response.setHeader('Access-Control-Allow-Private-Network', 'true');
  }
  response.writeHead(204).end();
}
