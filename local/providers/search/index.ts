import { Hono } from 'hono';

import { GoogleError, answerError, failureForStatus } from '../google/errors.ts';
import type { Provider } from '../kit/provider.ts';
import { customSearchRoutes } from './routes/custom-search.ts';

/** Imitates Google's Programmable Search over a few pages. */
export function createSearch(): Provider {
  const routes = new Hono();
  routes.route('/', customSearchRoutes());
  routes.all('*', () => {
    throw new GoogleError('notFound', 'Not Found');
  });
  routes.onError(answerError);

  return { name: 'search', routes, seed: () => {}, failure: failureForStatus };
}
