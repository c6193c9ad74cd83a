import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { asStatusError, invalidArgument, StatusError } from '../../model/status.ts';
import { allowOrigin, answerPreflight, refuseOrigin } from './cors.ts';
import { errorBody, httpStatuses, sendJson } from './http-status.ts';

export type HttpExchange = { request: IncomingMessage; response: ServerResponse; url: URL };
type Options = {
  reportInternal: (error: StatusError) => void;
  /** The origins that may call; undefined for all. */
  origins: readonly string[] | undefined;
};
export type HttpRoute = { prefix: string; handle(exchange: HttpExchange): void | Promise<void> };

/** Handles all HTTP/1.1 requests: origin headers, preflights, then the first route with a matching prefix. */
export function createHttpHandler(routes: readonly HttpRoute[], options: Options): RequestListener {
  return (request, response) => {
    response.on('error', () => response.destroy());
    void answer(routes, { request, response }, options);
  };
}

type Unrouted = Pick<HttpExchange, 'request' | 'response'>;

async function answer(
  routes: readonly HttpRoute[],
  { request, response }: Unrouted,
  { reportInternal, origins }: Options,
): Promise<void> {
  try {
    refuseOrigin(request, origins);
    allowOrigin(request, response);
    if (request.method === 'OPTIONS') return answerPreflight(request, response);
    const url = addressOf(request);
    if (url.pathname === '/')
      return void response.writeHead(200, { 'Content-Type': 'text/plain' }).end('Ok\n');
    const route = routes.find(({ prefix }) => url.pathname.startsWith(prefix));
    if (!route) throw new StatusError('NOT_FOUND', `Nothing is served at ${url.pathname}.`);
    await route.handle({ request, response, url });
  } catch (thrown) {
    const error = asStatusError(thrown);
    reportInternal(error);
    if (response.headersSent) response.destroy();
    else sendJson(response, httpStatuses[error.code], errorBody(error));
    request.resume();
  }
}

function addressOf(request: IncomingMessage): URL {
  try {
    return new URL(request.url ?? '/', 'http://localhost');
  } catch {
    throw invalidArgument('The address of the request is malformed.');
  }
}
