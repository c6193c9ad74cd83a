import { Hono } from 'hono';

import type { Provider, ProviderContext } from '../kit/provider.ts';
import { webFailure } from './errors.ts';
import { siteRoutes } from './routes/sites.ts';

/** Imitates the web sites that mails name: pictures, and lists with one-click unsubscribe (RFC 8058). */
export function createWeb({ sent }: ProviderContext): Provider {
  const routes = new Hono();
  routes.route('/', siteRoutes(sent));
  routes.all('*', () => webFailure(404, 'Not found'));

  return { name: 'web', routes, seed: () => {}, failure: webFailure };
}
