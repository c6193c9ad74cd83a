import { expect, it } from 'vitest';
import { recentEmails } from './recent/recent-emails.ts';
import { dashboardSource, servicesSource } from './hub-sources.ts';
import { weatherSource } from './weather/weather-source.ts';

const seconds = 1_000;
const minutes = 60 * seconds;

it('are kept and looked at as often as the limits say', () => {
  expect([dashboardSource.cacheMs, dashboardSource.pollMs]).toEqual([5 * minutes, 45 * seconds]);
  expect([servicesSource.en.cacheMs, servicesSource.en.pollMs]).toEqual([10 * minutes, 30 * seconds]);
  expect(weatherSource('Haifa').cacheMs).toBe(24 * 60 * minutes);
  expect(recentEmails.cacheMs).toBe(15 * minutes);
});

it('outlive a reload where their rule keeps them in the browser, and nowhere else', () => {
  expect([dashboardSource.keep, servicesSource.en.keep]).toEqual([undefined, undefined]);
  expect([weatherSource('Haifa').keep, recentEmails.keep]).not.toContain(undefined);
});
