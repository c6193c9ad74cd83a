import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { z } from 'zod';

import type { Provider, ProviderContext } from '../kit/provider.ts';
import { WeatherError, weatherFailure } from './errors.ts';
import { forecastRoutes } from './routes/forecast.ts';
import { placeRoutes } from './routes/places.ts';

/** Imitates Open-Meteo's forecasts and its place search. */
export function createWeather({ clock }: ProviderContext): Provider {
  const routes = new Hono();
  routes.use(cors());
  routes.route('/', forecastRoutes(clock));
  routes.route('/', placeRoutes());
  routes.all('*', () => weatherFailure(404, 'Not Found'));
  routes.onError((error) => {
    if (error instanceof WeatherError) return weatherFailure(400, error.message);
    if (error instanceof z.ZodError)
      return weatherFailure(400, error.issues[0]?.message ?? 'Invalid request');
    throw error;
  });

  return { name: 'weather', routes, seed: () => {}, failure: weatherFailure };
}
