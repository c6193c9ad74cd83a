import { problem } from '../values/problem.ts';
import type { Result } from '../values/problem.ts';
import { float } from '../values/value.ts';
import type { ValueOf } from '../values/value.ts';
import { overload } from './overload.ts';

/** Source: https://firebase.google.com/docs/reference/rules/rules.LatLng */
export const latlngMethods = {
  latitude: [overload(['latlng'], (self) => float(self.latitude))],
  longitude: [overload(['latlng'], (self) => float(self.longitude))],
  distance: [overload(['latlng', 'latlng'], (self, other) => float(distance(self, other)))],
};

export const latlngFunctions = {
  'latlng.value': [
    overload(['float', 'float'], (latitude, longitude) =>
      latlng(Number(latitude.value), Number(longitude.value)),
    ),
  ],
};

/** Metres; the official emulator's distances fit this radius. */
const EARTH_RADIUS = 6_371_009;

function latlng(latitude: number, longitude: number): Result {
  const exists = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return exists
    ? { type: 'latlng', latitude, longitude }
    : problem(`latlng(${latitude}, ${longitude}) is off the globe`);
}

/** On a sphere, by the haversine formula. */
function distance(from: ValueOf<'latlng'>, to: ValueOf<'latlng'>): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const north = Math.sin((radians(to.latitude) - radians(from.latitude)) / 2);
  const east = Math.sin((radians(to.longitude) - radians(from.longitude)) / 2);
  const x = north * north + east * east * Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude));
  return 2 * EARTH_RADIUS * Math.asin(Math.sqrt(Math.min(1, x)));
}
