import { Hono } from 'hono';
import { z } from 'zod';

import { nearestPlace } from '../../../seed/places.ts';
import type { Place } from '../../../seed/places.ts';

const ReverseQuery = z.object({
  lat: z.coerce.number().min(-90).max(90),
  lon: z.coerce.number().min(-180).max(180),
  format: z.enum(['json', 'jsonv2']),
  'accept-language': z.string().optional(),
});

/** Farther away there is only sea. */
const REACH_KM = 60;

/** `/reverse` of Nominatim. Without a JSON format the real one answers in XML, so ours refuses. */
export function reverseRoutes(): Hono {
  const app = new Hono();

  app.get('/reverse', (c) => {
    const query = ReverseQuery.parse(c.req.query());
    const nearest = nearestPlace(query.lat, query.lon);
    // Nominatim says so with a 200.
    if (!nearest || nearest.kilometres > REACH_KM) return c.json({ error: 'Unable to geocode' });
    const language = query['accept-language'] ?? c.req.header('Accept-Language') ?? 'en';
    return c.json(present(nearest.place, query, language));
  });

  return app;
}

function present(place: Place, { lat, lon, format }: z.infer<typeof ReverseQuery>, language: string) {
  const { city, state, country } = place.names[/^\s*he\b/i.test(language) ? 'he' : 'en'];
  return {
    place_id: place.id,
    licence: 'Data © OpenStreetMap contributors, ODbL 1.0. http://osm.org/copyright',
    osm_type: 'relation',
    osm_id: place.id,
    lat: String(lat),
    lon: String(lon),
    [format === 'jsonv2' ? 'category' : 'class']: 'place',
    type: 'city',
    place_rank: 16,
    importance: 0.05,
    addresstype: 'city',
    name: city,
    display_name: [city, state, country].join(', '),
    address: { city, state, country, country_code: place.countryCode.toLowerCase() },
    boundingbox: [lat - 0.001, lat + 0.001, lon - 0.001, lon + 0.001].map(String),
  };
}
