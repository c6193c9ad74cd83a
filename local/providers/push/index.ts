import { Hono } from 'hono';

import type { Provider, ProviderContext } from '../kit/provider.ts';
import { PushError, pushFailure } from './errors.ts';
import { messageRoutes } from './routes/messages.ts';

/** Imitates a browser's push service (RFC 8030). Every device exists; a fault with status 410 makes it gone. */
export function createPush({ sent, clock }: ProviderContext): Provider {
  const routes = new Hono();
  routes.route('/', messageRoutes(sent, clock));
  routes.all('*', () => pushFailure(404, 'Not Found'));
  routes.onError((error) => {
    if (error instanceof PushError) return pushFailure(error.status, error.message);
    throw error;
  });

  return { name: 'push', routes, seed: () => {}, failure: pushFailure };
}
