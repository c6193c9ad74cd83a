import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { createMiddleware } from 'hono/factory';

import type { Provider } from '../kit/provider.ts';
import type { Faults } from './faults.ts';

/** Runs before a provider's routes and applies the faults of `POST /_faults`. */
export function withFaults(provider: Provider, faults: Faults) {
  return createMiddleware<{ Bindings: HttpBindings }>(async function injectFault(c, next) {
    // A preflight is the browser's own request; the fault applies to the call after it.
    if (c.req.method === 'OPTIONS') return next();
    const { method, path } = c.req;
    const text = faults.looksInside(provider.name) ? await wholeText(c.req.raw) : '';
    const fault = faults.take({ provider: provider.name, method, path, text });
    switch (fault?.kind) {
      case undefined:
        return next();
      case 'latency':
        await wait(fault.ms);
        return next();
      case 'status':
        return refusal(provider.failure(fault.status), fault.retryAfter);
      case 'drop':
        c.env.outgoing.destroy();
        return RESPONSE_ALREADY_SENT;
      case 'nonsense':
        return new Response('<html>Temporarily out of', { headers: { 'Content-Type': 'application/json' } });
      case 'no-answer':
        await next();
        await once(c.env.outgoing, 'close');
        return RESPONSE_ALREADY_SENT;
    }
  });
}

/** The text that a fault may search; the provider still gets the whole request. */
async function wholeText(request: Request): Promise<string> {
  const copy = request.clone();
  return [copy.url, copy.headers.get('Authorization') ?? '', await copy.text()].join('\n');
}

function refusal(response: Response, retryAfter: number | undefined): Response {
  if (retryAfter !== undefined) response.headers.set('Retry-After', String(retryAfter));
  return response;
}
