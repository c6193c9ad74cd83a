/** A place as the stand-ins of the weather and of geocoding know it. */
export type Place = {
  id: number;
  latitude: number;
  longitude: number;
  timeZone: string;
  countryCode: string;
  names: { en: PlaceNames; he: PlaceNames };
  population: number;
  /** Its constant weather: degrees, and a WMO code. */
  weather: { celsius: number; code: number };
};

export type PlaceNames = { city: string; state: string; country: string; road: string };
