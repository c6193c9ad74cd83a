import type { Sky } from '../../ports/outside.ts';

/** WMO code table 4677, as far as Open-Meteo uses it; each entry serves up to the next one. */
const descriptions: readonly (readonly [from: number, description: Sky])[] = [
  [0, 'Clear sky'],
  [1, 'Mainly clear'],
  [2, 'Partly cloudy'],
  [3, 'Overcast'],
  [45, 'Fog'],
  [51, 'Drizzle'],
  [61, 'Rain'],
  [66, 'Freezing rain'],
  [71, 'Snow'],
  [80, 'Rain showers'],
  [85, 'Snow showers'],
  [95, 'Thunderstorm'],
];

export function descriptionOf(code: number): Sky {
  return descriptions.findLast(([from]) => code >= from)?.[1] ?? 'Unknown';
}
