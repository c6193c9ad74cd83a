import { subscribe } from 'node:diagnostics_channel';
import { IncomingMessage } from 'node:http';

type AsItCame = { url: string | undefined; framing: Record<string, string> };

/** The headers by which a body parser knows that there is a body. */
const framing = ['content-length', 'transfer-encoding'] as const;
const anyPath = '/';
/** The emulator asks this address of a function whether it is up. */
const healthPath = '/__/health';

const hidden = new WeakMap<IncomingMessage, AsItCame>();

/**
 * The functions framework inflates and parses bodies of up to 1 GB before a function sees the call, and answers
 * unreadable ones with its own pages. No option turns this off. So we hide the body and the path from it: its parsers
 * pass, and the function reads from the socket only what it wants. Node publishes each request before the server's
 * listeners run (docs/decisions/0017).
 */
export function keepUnread(): void {
  subscribe('http.server.request.start', (message) => {
    const request = requestOf(message);
    if (request === null || request.url === healthPath) return;
    const { headers, url } = request;
    const came: AsItCame = { url, framing: {} };
    for (const name of framing) {
      const value = headers[name];
      if (value === undefined) continue;
      came.framing[name] = value;
      delete headers[name];
    }
    request.url = anyPath;
    hidden.set(request, came);
  });
}

/** Gives a request back what was hidden from the framework. */
export function restoreRequest(request: IncomingMessage): void {
  const came = hidden.get(request);
  if (came === undefined) return;
  Object.assign(request.headers, came.framing);
  request.url = came.url;
}

function requestOf(message: unknown): IncomingMessage | null {
  return typeof message === 'object' &&
    message !== null &&
    'request' in message &&
    message.request instanceof IncomingMessage
    ? message.request
    : null;
}
