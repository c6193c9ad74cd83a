import { expect, it } from 'vitest';
import { defaultPlace, placeIn } from './place.ts';

it('is Tel Aviv until the person says otherwise', () => {
  expect(defaultPlace).toEqual({ city: 'Tel Aviv', country: 'Israel', timezone: 'Asia/Jerusalem' });
});

it('has the zone of the browser, where UTC and Israel count as Jerusalem', () => {
  const zoneIn = (browserZone: string) => placeIn('Haifa', 'Israel', { browserZone }).timezone;
  expect(['UTC', 'Israel', 'Europe/Rome'].map(zoneIn)).toEqual([
    'Asia/Jerusalem',
    'Asia/Jerusalem',
    'Europe/Rome',
  ]);
});

it('remembers where it is', () => {
  const position = { latitude: 32.8, longitude: 35 };
  expect(placeIn('Haifa', 'Israel', { browserZone: 'UTC', ...position })).toMatchObject(position);
});
