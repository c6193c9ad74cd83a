import { expect, it } from 'vitest';

import { ask } from '../testing/ask.ts';
import { startForTest } from '../testing/start.ts';

async function reverse(query: string) {
  const { url } = await startForTest();
  return ask(`${url}/geocoding/reverse?${query}`);
}

it('names the place at the coordinates, in the language asked for', async () => {
  expect((await reverse('lat=32.09&lon=34.79&format=jsonv2')).body).toMatchObject({
    display_name: 'Tel Aviv, Tel Aviv District, Israel',
    address: { city: 'Tel Aviv', country: 'Israel', country_code: 'il' },
  });
  expect((await reverse('lat=32.09&lon=34.79&format=jsonv2&accept-language=he')).body).toMatchObject({
    address: { city: 'תל אביב-יפו', country: 'ישראל' },
  });
});

it('knows no name for the open sea, and says so with a 200', async () => {
  expect(await reverse('lat=33&lon=30&format=json')).toMatchObject({
    status: 200,
    body: { error: 'Unable to geocode' },
  });
});

it.each(['lat=32&format=json', 'lat=32&lon=34', 'lat=132&lon=34&format=json'])(
  'refuses %s',
  async (query) => {
    expect((await reverse(query)).status).toBe(400);
  },
);
