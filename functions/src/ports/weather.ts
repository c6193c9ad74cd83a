export type Sky =
  | 'Clear sky'
  | 'Mainly clear'
  | 'Partly cloudy'
  | 'Overcast'
  | 'Fog'
  | 'Drizzle'
  | 'Rain'
  | 'Freezing rain'
  | 'Snow'
  | 'Rain showers'
  | 'Snow showers'
  | 'Thunderstorm'
  | 'Unknown';

/** A day as `2026-11-23`, in the place's own zone. Degrees Celsius. */
export type DayForecast = { day: string; lowest: number; highest: number; description: Sky };

/** Both throw `not-found` for an unknown place. */
export interface Weather {
  /** Temperature in degrees Celsius. */
  now(city: string): Promise<{ city: string; temperature: number; description: Sky }>;
  /** Today and the days after it. */
  forecast(city: string): Promise<readonly DayForecast[]>;
}
