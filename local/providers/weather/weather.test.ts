import { expect, it } from 'vitest';

import { ask } from '../testing/ask.ts';
import { startForTest } from '../testing/start.ts';

const TEL_AVIV = 'latitude=32.08&longitude=34.78';

async function forecast(query: string) {
  const clock = { now: () => Date.parse('2026-11-22T13:05:00Z') };
  const { url } = await startForTest({ clock });
  return ask(`${url}/weather/v1/forecast?${query}`);
}

it('tells the weather now, in the place’s own time', async () => {
  const { body } = await forecast(`${TEL_AVIV}&current=temperature_2m,weather_code,is_day&timezone=auto`);
  expect(body).toMatchObject({
    timezone: 'Asia/Jerusalem',
    utc_offset_seconds: 7200,
    current_units: { temperature_2m: '°C', weather_code: 'wmo code' },
    current: { time: '2026-11-22T15:00', interval: 900, temperature_2m: 22.4, weather_code: 2, is_day: 1 },
  });
});

it('tells the forecast by hour and by day', async () => {
  const { body } = await forecast(
    `${TEL_AVIV}&hourly=temperature_2m&daily=temperature_2m_max,sunrise&timezone=auto&forecast_days=2`,
  );
  const { hourly, daily } = body as { hourly: Record<string, unknown[]>; daily: Record<string, unknown[]> };
  expect(hourly.time).toHaveLength(48);
  expect(hourly.temperature_2m).toHaveLength(48);
  expect(daily).toEqual({
    time: ['2026-11-22', '2026-11-23'],
    temperature_2m_max: [22.4, 22.9],
    sunrise: ['2026-11-22T06:15', '2026-11-23T06:16'],
  });
});

it.each([
  ['no place', 'current=temperature_2m'],
  ['a place off the earth', 'latitude=100&longitude=0&current=temperature_2m'],
  ['an unknown variable', `${TEL_AVIV}&current=mood`],
  ['days without a zone', `${TEL_AVIV}&daily=sunrise`],
])('refuses %s, with a reason', async (_, query) => {
  expect(await forecast(query)).toMatchObject({
    status: 400,
    body: { error: true, reason: expect.any(String) },
  });
});

it('finds places by name in both languages', async () => {
  const { url } = await startForTest();
  const find = async (query: string) => (await ask(`${url}/weather/v1/search?${query}`)).body;
  expect(await find('name=Athens')).toMatchObject({
    results: [{ name: 'Athens', timezone: 'Europe/Athens' }],
  });
  expect(await find(`name=${encodeURIComponent('תל אביב')}&language=he`)).toMatchObject({
    results: [{ name: 'תל אביב-יפו', country: 'ישראל' }],
  });
  expect(await find('name=Nowhere')).not.toHaveProperty('results');
});
