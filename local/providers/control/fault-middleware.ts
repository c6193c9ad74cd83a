import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { createMiddleware } from 'hono/factory';

import type { Provider } from '../provider.ts';
import type { Faults } from './faults.ts';

/** Stands before a provider's routes and lets the faults asked for by `POST /_faults` happen. */
export function withFaults(provider: Provider, faults: Faults) {
  return createMiddleware<{ Bindings: HttpBindings }>(async function injectFault(c, next) {
    // A preflight is the browser's own question; the fault waits for the call behind it.
    if (c.req.method === 'OPTIONS') return next();
    const fault = faults.take({ provider: provider.name, method: c.req.method, path: c.req.path });
    switch (fault?.kind) {
      case undefined:
        return next();
      case 'latency':
        await wait(fault.ms);
        return next();
      case 'status':
        return provider.failure(fault.status);
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
