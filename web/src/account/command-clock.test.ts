import { expect, it } from 'vitest';
import { commandClock, isoIn } from './command-clock.ts';

it.each([
  ['Asia/Jerusalem', Date.UTC(2026, 10, 22, 7, 41), '2026-11-22T09:41:00+02:00'],
  ['Asia/Jerusalem', Date.UTC(2026, 6, 1, 7), '2026-07-01T10:00:00+03:00'],
  ['America/New_York', Date.UTC(2026, 10, 22, 7, 41), '2026-11-22T02:41:00-05:00'],
])('says in %s when it is', (zone, instant, iso) => {
  expect(isoIn(zone, instant)).toBe(iso);
});

it("goes by the profile's zone before the browser's, and counts plain UTC as Jerusalem", () => {
  const now = Date.UTC(2026, 10, 22, 7, 41);
  expect(commandClock(now, 'Europe/London').timeZone).toBe('Europe/London');
  expect(commandClock(now, 'UTC').timeZone).toBe('Asia/Jerusalem');
});
