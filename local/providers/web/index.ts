import { Hono } from 'hono';

import type { Provider, ProviderContext } from '../provider.ts';
import { webFailure } from './errors.ts';
import { siteRoutes } from './routes/sites.ts';

/** Stands in for the open web, as mails name it: pictures, and lists that can be left (RFC 8058). */
export function createWeb({ sent }: ProviderContext): Provider {
  const routes = new Hono();
  routes.route('/', siteRoutes(sent));
  routes.all('*', () => webFailure(404, 'Not found'));

  return { name: 'web', routes, seed: () => {}, failure: webFailure };
}
