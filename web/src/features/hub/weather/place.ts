import { personTimeZone } from '@crocodile-hub/core/domain/time-zone';
import * as z from 'zod/mini';
import { personal } from '../../../shared/auth/person-storage.ts';

/** Spec section 3, 'User location'. */
const place = z.object({
  city: z.string(),
  country: z.string(),
  timezone: z.string(),
  latitude: z.optional(z.number()),
  longitude: z.optional(z.number()),
});
export type Place = z.output<typeof place>;

/** Spec section 9, 'Location default'. */
export const defaultPlace: Place = { city: 'Tel Aviv', country: 'Israel', timezone: 'Asia/Jerusalem' };

export const storedPlace = personal('place', place);

/** A place that the person named, or that their position turned out to be. Israel and plain UTC count as Jerusalem. */
export function placeIn(
  city: string,
  country: string,
  { browserZone, ...position }: { browserZone: string; latitude?: number; longitude?: number },
): Place {
  return { city, country, timezone: personTimeZone(browserZone), ...position };
}
