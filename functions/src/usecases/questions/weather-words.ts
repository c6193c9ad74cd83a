import type { Sky } from '../../ports/outside.ts';

type Degrees = { lowest: number; highest: number };
/** Days, in words, and what they reach. */
type Extreme = { days: string; degrees: number };

const inEnglish: Readonly<Record<Sky, string>> = {
  'Clear sky': 'Clear sky',
  'Mainly clear': 'Mainly clear',
  'Partly cloudy': 'Partly cloudy',
  Overcast: 'Overcast',
  Fog: 'Fog',
  Drizzle: 'Drizzle',
  Rain: 'Rain',
  'Freezing rain': 'Freezing rain',
  Snow: 'Snow',
  'Rain showers': 'Rain showers',
  'Snow showers': 'Snow showers',
  Thunderstorm: 'Thunderstorm',
  Unknown: 'Unknown',
};

/** What answers about the weather say, in both languages. */
export const weatherInEnglish = {
  weather: (city: string, temperature: number, description: string) =>
    `${city}: ${temperature}°C, ${description}.`,
  defaultCity: 'Tel Aviv',
  forecast: (city: string, day: string, degrees: Degrees, description: string) =>
    `${city}, ${day}: ${degrees.lowest === degrees.highest ? '' : `${degrees.lowest} to `}${degrees.highest}°C, ${description}.`,
  extremes: (warmest: Extreme, coldest: Extreme) =>
    `The warmest: ${warmest.days}, ${warmest.degrees}°C. The coldest: ${coldest.days}, ${coldest.degrees}°C.`,
  laterUnknown: 'Later days are not known yet.',
  noForecast: (city: string, day: string) => `${city}: there is no forecast for ${day} yet.`,
  sunrise: (city: string, day: string, at: string) => `Sunrise in ${city}, ${day}: ${at}.`,
  sunset: (city: string, day: string, at: string) => `Sunset in ${city}, ${day}: ${at}.`,
  nightfall: (city: string, day: string, at: string, sunset: string) =>
    `Nightfall in ${city}, ${day}: about ${at}. The sun sets at ${sunset}.`,
  noSun: (city: string, day: string) => `In ${city} the sun does not rise or set, ${day}.`,
  warmer: (place: string, other: string, degrees: number) => {
    if (degrees === 0) return `${place} and ${other} are as warm.`;
    const [warm, cold] = degrees > 0 ? [place, other] : [other, place];
    return `${warm} is ${Math.abs(degrees)}°C warmer than ${cold}.`;
  },
  reach: (day: string) => `The forecast reaches to ${day}.`,
  skies: inEnglish,
  noWeather: 'The weather is unavailable at the moment.',
};

export const weatherInHebrew: typeof weatherInEnglish = {
  weather: (city, temperature, description) => `${city}: ‎${temperature}°C, ${description}.`,
  defaultCity: 'תל אביב',
  forecast: (city, day, { lowest, highest }, description) =>
    lowest === highest
      ? `${city}, ${day}: ‎${highest}°C, ${description}.`
      : `${city}, ${day}: בין ‎${lowest}°C ל־‎${highest}°C, ${description}.`,
  extremes: (warmest, coldest) =>
    `הכי חם: ${warmest.days}, ‎${warmest.degrees}°C. הכי קר: ${coldest.days}, ‎${coldest.degrees}°C.`,
  laterUnknown: 'על הימים שאחר כך עוד לא ידוע.',
  noForecast: (city, day) => `${city}: אין עדיין תחזית ל${day}.`,
  sunrise: (city, day, at) => `הזריחה ב${city}, ${day}: ${at}.`,
  sunset: (city, day, at) => `השקיעה ב${city}, ${day}: ${at}.`,
  nightfall: (city, day, at, sunset) => `צאת הכוכבים ב${city}, ${day}: בערך ${at}. השקיעה: ${sunset}.`,
  warmer: (place, other, degrees) => {
    if (degrees === 0) return `ב${place} וב${other} אותו חום.`;
    const [warm, cold] = degrees > 0 ? [place, other] : [other, place];
    return `ב${warm} חם ב־‎${Math.abs(degrees)}°C יותר מאשר ב${cold}.`;
  },
  reach: (day) => `התחזית מגיעה עד ${day}.`,
  noSun: (city, day) => `ב${city} אין זריחה ושקיעה, ${day}.`,
  skies: {
    'Clear sky': 'שמיים בהירים',
    'Mainly clear': 'בהיר ברובו',
    'Partly cloudy': 'מעונן חלקית',
    Overcast: 'מעונן',
    Fog: 'ערפל',
    Drizzle: 'טפטוף',
    Rain: 'גשם',
    'Freezing rain': 'גשם קופא',
    Snow: 'שלג',
    'Rain showers': 'ממטרים',
    'Snow showers': 'ממטרי שלג',
    Thunderstorm: 'סופת רעמים',
    Unknown: 'לא ידוע',
  },
  noWeather: 'מזג האוויר אינו זמין כרגע.',
};
