import { limits } from '@crocodile-hub/core/domain/limits';
import { call } from '../../kit/wire/call.ts';
import { placeIn, type Place } from './place.ts';

export type Located =
  { is: 'found'; place: Place } | { is: 'unsupported' } | { is: 'denied' } | { is: 'unnamed' };

/** Finds the person's place: the browser gives the position, the server its name. */
export async function locate(): Promise<Located> {
  if (!('geolocation' in navigator)) return { is: 'unsupported' };
  const position = await currentPosition();
  if (position === null) return { is: 'denied' };
  const { latitude, longitude } = position.coords;
  const named = await call('place', {
    body: { latitude: rounded(latitude), longitude: rounded(longitude) },
  });
  if (!named.ok) return { is: 'unnamed' };
  const browserZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const { city, country } = named.reply;
  return { is: 'found', place: placeIn(city, country, { browserZone, latitude, longitude }) };
}

/** About a kilometre: precise enough to name a city. */
function rounded(degrees: number): number {
  return Math.round(degrees * 100) / 100;
}

function currentPosition(): Promise<GeolocationPosition | null> {
  return new Promise((resolve) =>
    navigator.geolocation.getCurrentPosition(resolve, () => resolve(null), {
      timeout: limits.geolocationTimeoutMs,
      maximumAge: limits.geolocationMaxAgeMs,
    }),
  );
}
