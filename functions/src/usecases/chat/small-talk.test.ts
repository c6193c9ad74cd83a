import { expect, it } from 'vitest';
import { clockOf } from '../commands/clock.ts';
import { smallTalk } from './small-talk.ts';

const asked: string[] = [];
const weather = {
  now: (city: string) => {
    asked.push(city);
    return Promise.resolve({ city, temperature: 20, description: 'Clear sky' });
  },
};

async function placeAskedFor(message: string): Promise<string | undefined> {
  asked.length = 0;
  await smallTalk({ weather }, message, clockOf({ timeZone: 'Asia/Jerusalem' }, 0));
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
])('%j asks for the weather in %s', async (message, city) => {
  expect(await placeAskedFor(message)).toBe(city);
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
