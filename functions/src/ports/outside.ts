import type { Instant } from '@crocodile-hub/core/contract/time';
import type { PictureType } from '@crocodile-hub/core/domain/picture-type';

export type WebResult = { title: string; url: string; snippet: string };

export interface WebSearch {
  readonly isConfigured: boolean;
  /** Throws `unavailable` when no search is set up. */
  find(query: string, options: { locale: string | null }): Promise<WebResult[]>;
}

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
export type DayForecast = {
  day: string;
  lowest: number;
  highest: number;
  description: Sky;
  /** As the clock there shows it: `06:12`. Empty on a day on which the sun does not rise or set. */
  sunrise: string;
  sunset: string;
};
/** `clock` is what the clock there shows when the hour begins: `2026-11-20T09:00`. */
export type HourForecast = { at: Instant; clock: string; temperature: number; description: Sky };

/** Both throw `not-found` for an unknown place. */
export interface Weather {
  /** Temperature in degrees Celsius. */
  now(city: string): Promise<{ city: string; temperature: number; description: Sky }>;
  /** Today and the days after it. */
  forecast(city: string): Promise<readonly DayForecast[]>;
  /** The hours of today and of the two days after it. */
  hours(city: string): Promise<readonly HourForecast[]>;
  /** The IANA time zone of the city. `not-found` if there is none of that name. */
  zone(city: string): Promise<string>;
}

export interface Places {
  /** The town at these coordinates. */
  at(point: { latitude: number; longitude: number }): Promise<{ city: string; country: string }>;
}

export type Picture = { bytes: Uint8Array<ArrayBuffer>; mimeType: PictureType };

export interface Pictures {
  /**
   * Fetches a picture from the public web, also through redirects. `invalid` if the address may not be asked or is no
   * picture.
   */
  fetch(address: string): Promise<Picture>;
}

export interface MailingLists {
  /**
   * Leaves a mailing list, by the address in its mail (RFC 8058). `invalid` if the address may not be asked,
   * `unavailable` if the list does not accept. It may be repeated.
   */
  unsubscribe(address: string): Promise<void>;
}
