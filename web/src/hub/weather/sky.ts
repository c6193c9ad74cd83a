/** The server's descriptions (WMO code table 4677), and the key of each in the catalogue. */
const keys = {
  'Clear sky': 'sky_clear',
  'Mainly clear': 'sky_mainlyClear',
  'Partly cloudy': 'sky_partlyCloudy',
  Overcast: 'sky_overcast',
  Fog: 'sky_fog',
  Drizzle: 'sky_drizzle',
  Rain: 'sky_rain',
  'Freezing rain': 'sky_freezingRain',
  Snow: 'sky_snow',
  'Rain showers': 'sky_rainShowers',
  'Snow showers': 'sky_snowShowers',
  Thunderstorm: 'sky_thunderstorm',
} as const;

export type SkyKey = (typeof keys)[keyof typeof keys];

/** The catalogue's key for a description; an unknown description is shown as it came. */
export function skyKey(description: string): SkyKey | undefined {
  return Object.entries(keys).find(([words]) => words === description)?.[1];
}
