import { personTimeZone } from '@crocodile-hub/core/domain/time-zone';
import { personal } from '../../account/person-storage.ts';

/** Rule data.location.1. */
export type Place = {
  city: string;
  country: string;
  timezone: string;
  latitude?: number;
  longitude?: number;
};

/** Rule data.location.1. */
export const defaultPlace: Place = { city: 'Tel Aviv', country: 'Israel', timezone: 'Asia/Jerusalem' };

/** Checked by hand: the place is read before the first paint, which must not wait for a schema library. */
function asPlace(stored: unknown): { success: true; data: Place } | { success: false } {
  if (typeof stored !== 'object' || stored === null) return { success: false };
  const { city, country, timezone, latitude, longitude } = stored as Partial<Record<keyof Place, unknown>>;
  if (typeof city !== 'string' || typeof country !== 'string' || typeof timezone !== 'string')
    return { success: false };
  const position =
    typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : {};
  return { success: true, data: { city, country, timezone, ...position } };
}

export const storedPlace = personal('place', { safeParse: asPlace });

/** A place that was named, or found by position. Israel and plain UTC count as Jerusalem. */
export function placeIn(
  city: string,
  country: string,
  { browserZone, ...position }: { browserZone: string; latitude?: number; longitude?: number },
): Place {
  return { city, country, timezone: personTimeZone(browserZone), ...position };
}
