import { OTHER_PLACES } from './other-places.ts';
import type { Place } from './place.ts';

/** Places of the weather and geocoding stand-ins. */
export const PLACES: Place[] = [
  {
    id: 293397,
    latitude: 32.0809,
    longitude: 34.7806,
    timeZone: 'Asia/Jerusalem',
    countryCode: 'IL',
    names: {
      en: { city: 'Tel Aviv', state: 'Tel Aviv District', country: 'Israel', road: 'Ibn Gabirol' },
      he: { city: 'תל אביב-יפו', state: 'מחוז תל אביב', country: 'ישראל', road: 'אבן גבירול' },
    },
    population: 460_613,
    weather: { celsius: 22.4, code: 2 },
  },
  {
    id: 281184,
    latitude: 31.769,
    longitude: 35.2163,
    timeZone: 'Asia/Jerusalem',
    countryCode: 'IL',
    names: {
      en: { city: 'Jerusalem', state: 'Jerusalem District', country: 'Israel', road: 'Jaffa Road' },
      he: { city: 'ירושלים', state: 'מחוז ירושלים', country: 'ישראל', road: 'יפו' },
    },
    population: 936_425,
    weather: { celsius: 16.1, code: 3 },
  },
  {
    id: 294801,
    latitude: 32.8191,
    longitude: 34.9998,
    timeZone: 'Asia/Jerusalem',
    countryCode: 'IL',
    names: {
      en: { city: 'Haifa', state: 'Haifa District', country: 'Israel', road: 'Herzl' },
      he: { city: 'חיפה', state: 'מחוז חיפה', country: 'ישראל', road: 'הרצל' },
    },
    population: 285_316,
    weather: { celsius: 20.7, code: 61 },
  },
  {
    id: 295530,
    latitude: 31.2518,
    longitude: 34.7913,
    timeZone: 'Asia/Jerusalem',
    countryCode: 'IL',
    names: {
      en: { city: 'Beersheba', state: 'South District', country: 'Israel', road: 'Rager Boulevard' },
      he: { city: 'באר שבע', state: 'מחוז הדרום', country: 'ישראל', road: 'שדרות רגר' },
    },
    population: 209_687,
    weather: { celsius: 23.9, code: 0 },
  },
  {
    id: 264371,
    latitude: 37.9838,
    longitude: 23.7278,
    timeZone: 'Europe/Athens',
    countryCode: 'GR',
    names: {
      en: { city: 'Athens', state: 'Attica', country: 'Greece', road: 'Ermou' },
      he: { city: 'אתונה', state: 'אטיקה', country: 'יוון', road: 'ארמו' },
    },
    population: 664_046,
    weather: { celsius: 15.2, code: 1 },
  },
  {
    id: 2267057,
    latitude: 38.7167,
    longitude: -9.1333,
    timeZone: 'Europe/Lisbon',
    countryCode: 'PT',
    names: {
      en: { city: 'Lisbon', state: 'Lisbon', country: 'Portugal', road: 'Rua Augusta' },
      he: { city: 'ליסבון', state: 'ליסבון', country: 'פורטוגל', road: 'רואה אוגוסטה' },
    },
    population: 545_796,
    weather: { celsius: 17.6, code: 2 },
  },
  {
    id: 2643743,
    latitude: 51.5085,
    longitude: -0.1257,
    timeZone: 'Europe/London',
    countryCode: 'GB',
    names: {
      en: { city: 'London', state: 'England', country: 'United Kingdom', road: 'Strand' },
      he: { city: 'לונדון', state: 'אנגליה', country: 'הממלכה המאוחדת', road: 'סטרנד' },
    },
    population: 8_961_989,
    weather: { celsius: 8.3, code: 63 },
  },
  {
    id: 5128581,
    latitude: 40.7143,
    longitude: -74.006,
    timeZone: 'America/New_York',
    countryCode: 'US',
    names: {
      en: { city: 'New York', state: 'New York', country: 'United States', road: 'Broadway' },
      he: { city: 'ניו יורק', state: 'ניו יורק', country: 'ארצות הברית', road: 'ברודוויי' },
    },
    population: 8_804_190,
    weather: { celsius: 9.8, code: 71 },
  },
  ...OTHER_PLACES,
];

/** The nearest place and how far it is, in kilometres. */
export function nearestPlace(
  latitude: number,
  longitude: number,
): { place: Place; kilometres: number } | undefined {
  return PLACES.map((place) => ({ place, kilometres: distanceTo(place, latitude, longitude) })).sort(
    (a, b) => a.kilometres - b.kilometres,
  )[0];
}

function distanceTo(place: Place, latitude: number, longitude: number): number {
  const degreeKilometres = 111.2;
  const north = (place.latitude - latitude) * degreeKilometres;
  const east = (place.longitude - longitude) * degreeKilometres * Math.cos((latitude * Math.PI) / 180);
  return Math.hypot(north, east);
}
