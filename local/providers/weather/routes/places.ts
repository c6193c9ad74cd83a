import { Hono } from 'hono';
import { z } from 'zod';

import { PLACES } from '../../../seed/places.ts';
import type { Place } from '../../../seed/places.ts';
import { WeatherError } from '../errors.ts';

const PlacesQuery = z.object({
  name: z.string().min(1),
  count: z.coerce.number().int().min(1).max(100).default(10),
  language: z.string().default('en'),
});

/** `/v1/search` of geocoding-api.open-meteo.com. */
export function placeRoutes(): Hono {
  const app = new Hono();

  app.get('/v1/search', (c) => {
    if (c.req.query('name') === undefined) throw new WeatherError('Parameter name is required');
    const { name, count, language } = PlacesQuery.parse(c.req.query());
    const wanted = name.trim().toLowerCase();
    const found = PLACES.filter(({ names }) =>
      [names.en.city, names.he.city].some((city) => city.toLowerCase().startsWith(wanted)),
    ).slice(0, count);
    // Open-Meteo leaves the key out if it finds no place.
    return c.json({
      ...(found.length > 0 ? { results: found.map((place) => present(place, language)) } : {}),
      generationtime_ms: 0.3,
    });
  });

  return app;
}

function present(place: Place, language: string) {
  const { city, state, country } = place.names[language === 'he' ? 'he' : 'en'];
  return {
    id: place.id,
    name: city,
    latitude: place.latitude,
    longitude: place.longitude,
    elevation: 21,
    feature_code: 'PPLA',
    country_code: place.countryCode,
    timezone: place.timeZone,
    country,
    admin1: state,
  };
}
