import { expect, it } from 'vitest';
import { clockOf } from '../time/person-clock.ts';
import { smallTalk } from './small-talk.ts';

const sun = { sunrise: '06:38', sunset: '16:47' };
const asked: string[] = [];
const weather = {
  now: (city: string) => {
    asked.push(city);
    return Promise.resolve({ city, temperature: 20, description: 'Clear sky' as const });
  },
  forecast: (city: string) => {
    asked.push(city);
    return Promise.resolve([
      { day: '1970-01-01', lowest: 9, highest: 15, description: 'Fog' as const, ...sun },
      { day: '1970-01-02', lowest: 10, highest: 17, description: 'Rain' as const, ...sun },
      { day: '1970-01-04', lowest: 12, highest: 19.5, description: 'Partly cloudy' as const, ...sun },
    ]);
  },
  hours: () => Promise.resolve([]),
  zone: () => Promise.reject(new Error('not asked')),
};

/** It is Thursday, the first of January 1970. */
const answerTo = (message: string) =>
  smallTalk({ weather }, message, clockOf({ timeZone: 'Asia/Jerusalem' }, 0));

async function placeAskedFor(message: string): Promise<string | undefined> {
  asked.length = 0;
  await answerTo(message);
  return asked[0];
}

it.each([
  ['What is the weather in Haifa?', 'Haifa'],
  ['weather   in  New York   today ?!', 'New York'],
  ['the weather in Tel Aviv-Yafo right now', 'Tel Aviv-Yafo'],
  ["forecast for L'Aquila", "L'Aquila"],
  ['Will the temperature be fine at Eilat now.', 'Eilat'],
  ['what is the weather', 'Tel Aviv'],
  ['is the weather in ?', 'Tel Aviv'],
  [`weather in ${'x'.repeat(60)}`, 'Tel Aviv'],
  ['what is the weather, and what is 5 in 7?', 'Tel Aviv'],
  ['מה מזג האוויר בחיפה?', 'חיפה'],
  ['מה מזג האויר היום בתל אביב', 'תל אביב'],
  ['מה הטמפרטורה בבאר שבע עכשיו?', 'באר שבע'],
  ['מה מזג האוויר', 'Tel Aviv'],
  ['what is the weather in Haifa tomorrow?', 'Haifa'],
  ['what is the weather on Sunday in Haifa', 'Haifa'],
  ['מה מזג האוויר מחר בחיפה?', 'חיפה'],
  ['מה מזג האוויר בשבת', 'Tel Aviv'],
  ['מה מזג האוויר ביום ראשון', 'Tel Aviv'],
])('%j asks for the weather in %s', async (message, city) => {
  expect(await placeAskedFor(message)).toBe(city);
});

it.each([
  ['what is the weather today', 'Tel Aviv: 20°C, Clear sky.'],
  ['what is the weather tomorrow', 'Tel Aviv, Friday 2 January: 10 to 17°C, Rain.'],
  ['forecast for Haifa on Sunday', 'Haifa, Sunday 4 January: 12 to 19.5°C, Partly cloudy.'],
  ['מה מזג האוויר', 'תל אביב: ‎20°C, שמיים בהירים.'],
  ['מה מזג האוויר מחר', 'תל אביב, יום שישי, 2 בינואר: בין ‎10°C ל־‎17°C, גשם.'],
  ['מה מזג האוויר בחיפה ביום ראשון?', 'חיפה, יום ראשון, 4 בינואר: בין ‎12°C ל־‎19.5°C, מעונן חלקית.'],
  ['what is the weather in three weeks', 'Tel Aviv: there is no forecast for Thursday 22 January yet.'],
  ['מה מזג האוויר בעוד שבועיים', 'תל אביב: אין עדיין תחזית ליום חמישי, 15 בינואר.'],
])('answers %j for the day that it names, in its language', async (message, answer) => {
  expect(await answerTo(message)).toBe(answer);
});

// Each took minutes and longer: the time grew with the square of the length.
it.each([
  ['spaces after the place', `weather in Haifa${' '.repeat(100_000)}1`],
  ['tabs after a preposition', `weather at${'\t'.repeat(100_000)}1`],
  ['one preposition after another', `weather ${'in a '.repeat(20_000)}1`],
  ['spaces after a place in Hebrew', `מזג אוויר בחיפה${' '.repeat(100_000)}1`],
  ['marks at the end', `weather in Haifa${'?!.'.repeat(33_000)}1`],
])('answers about the weather at once, whatever follows: %s', async (_what, message) => {
  expect(await placeAskedFor(message)).toBe('Tel Aviv');
});
