import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { z } from 'zod';

import type { Provider } from '../kit/provider.ts';
import { reverseRoutes } from './routes/reverse.ts';

/** Imitates Nominatim, which names the place at a pair of coordinates. */
export function createGeocoding(): Provider {
  const routes = new Hono();
  routes.use(cors());
  routes.route('/', reverseRoutes());
  routes.all('*', () => geocodingFailure(404));
  routes.onError((error) => {
    if (!(error instanceof z.ZodError)) throw error;
    const [issue] = error.issues;
    return geocodingFailure(400, `Parameter '${String(issue?.path[0])}' is missing or invalid.`);
  });

  return { name: 'geocoding', routes, seed: () => {}, failure: geocodingFailure };
}

function geocodingFailure(status: number, message = `HTTP ${status}`): Response {
  return Response.json({ error: { code: status, message } }, { status });
}
