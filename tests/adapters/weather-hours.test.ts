import { expect, it, onTestFinished } from 'vitest';
import { openMeteo } from '../../functions/src/adapters/weather/open-meteo.ts';
import { serve } from '../../functions/src/testing/serve.ts';
import { startProviders } from '../../local/providers/server.ts';

// What Open-Meteo says of hours and of the sun, from bodies of its own form.

/** The weather by a server that knows one place and answers what is asked about it with this body. */
async function weatherOf(body: object, place: object = {}) {
  const asked: URLSearchParams[] = [];
  const server = await serve({
    fetch(request) {
      const { pathname, searchParams } = new URL(request.url);
      if (pathname === '/v1/search')
        return Response.json({ results: [{ name: 'Haifa', latitude: 32.8, longitude: 35, ...place }] });
      asked.push(searchParams);
      return Response.json(body);
    },
  });
  onTestFinished(() => server.close());
  const { origin } = server;
  return {
    asked,
    weather: openMeteo({ forecastUrl: origin, placesUrl: origin, timeoutMs: 15_000, now: Date.now }),
  };
}

it.each([
  [7_200, '2026-11-20T07:00:00Z'],
  [-18_000, '2026-11-20T14:00:00Z'],
  [20_700, '2026-11-20T03:15:00Z'],
  [0, '2026-11-20T09:00:00Z'],
])('tells nine o’clock of a place %d seconds from Greenwich as %s', async (offset, instant) => {
  const { weather, asked } = await weatherOf({
    utc_offset_seconds: offset,
    hourly: {
      time: ['2026-11-20T09:00', '2026-11-20T10:00'],
      temperature_2m: [14.5, 15],
      weather_code: [61, 3],
    },
  });
  const begins = Date.parse(instant);
  expect(await weather.hours('Haifa')).toEqual([
    { at: begins, clock: '2026-11-20T09:00', temperature: 14.5, description: 'Rain' },
    { at: begins + 3_600_000, clock: '2026-11-20T10:00', temperature: 15, description: 'Overcast' },
  ]);
  expect(asked.map((one) => [one.get('hourly'), one.get('timezone'), one.get('forecast_days')])).toEqual([
    ['temperature_2m,weather_code', 'auto', '3'],
  ]);
});

it.each([
  ['weather', [14, 15], [0]],
  ['degrees', [14], [0, 0]],
])('leaves out an hour that has no %s', async (_what, temperature_2m, weather_code) => {
  const { weather } = await weatherOf({
    utc_offset_seconds: 0,
    hourly: { time: ['2026-11-20T09:00', '2026-11-20T10:00'], temperature_2m, weather_code },
  });
  expect((await weather.hours('Haifa')).map(({ clock }) => clock)).toEqual(['2026-11-20T09:00']);
});

it('tells sunrise and sunset of each day as the clock there shows them', async () => {
  const { weather, asked } = await weatherOf({
    daily: {
      time: ['2026-11-20', '2026-11-21'],
      temperature_2m_min: [12, 13],
      temperature_2m_max: [19, 20],
      weather_code: [61, 0],
      sunrise: ['2026-11-20T06:12', '2026-11-21T06:13'],
      sunset: ['2026-11-20T16:38', '2026-11-21T16:37'],
    },
  });
  expect(await weather.forecast('Haifa')).toEqual([
    { day: '2026-11-20', lowest: 12, highest: 19, description: 'Rain', sunrise: '06:12', sunset: '16:38' },
    {
      day: '2026-11-21',
      lowest: 13,
      highest: 20,
      description: 'Clear sky',
      sunrise: '06:13',
      sunset: '16:37',
    },
  ]);
  expect(asked[0]?.get('daily')?.split(',')).toEqual(expect.arrayContaining(['sunrise', 'sunset']));
});

it.each([
  ['does not rise', '2026-12-20T00:00', '2026-12-20T00:00'],
  ['does not set', '2026-12-20T00:00', '2026-12-21T00:00'],
])('tells neither sunrise nor sunset of a day on which the sun %s', async (_what, sunrise, sunset) => {
  const { weather } = await weatherOf({
    daily: {
      time: ['2026-12-20'],
      temperature_2m_min: [-12],
      temperature_2m_max: [-9],
      weather_code: [71],
      sunrise: [sunrise],
      sunset: [sunset],
    },
  });
  expect((await weather.forecast('Tromsø'))[0]).toMatchObject({ sunrise: '', sunset: '' });
});

it('reads what the stand-in answers', async () => {
  const { url, close } = await startProviders({ port: 0, seed: false });
  onTestFinished(close);
  const base = `${url}/weather`;
  const weather = openMeteo({ forecastUrl: base, placesUrl: base, timeoutMs: 15_000, now: Date.now });
  const hours = await weather.hours('Haifa');
  expect(hours).toHaveLength(72);
  expect((await weather.forecast('Haifa'))[0]).toMatchObject({
    sunrise: expect.stringMatching(/^0[4-7]:/) as string,
    sunset: expect.stringMatching(/^1[6-9]:/) as string,
  });
});

it('tells the time zone of a place, and that there is none where it is not known', async () => {
  const known = await weatherOf({}, { timezone: 'Asia/Jerusalem' });
  expect(await known.weather.zone('Haifa')).toBe('Asia/Jerusalem');
  const unknown = await weatherOf({});
  await expect(unknown.weather.zone('Haifa')).rejects.toMatchObject({ kind: 'not-found' });
});
