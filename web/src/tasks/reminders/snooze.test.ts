import { expect, it } from 'vitest';
import { snoozeChoices } from './snooze.ts';

it.each([
  ['2026-11-22T09:41:00+02:00', '2026-11-23T06:00:00.000Z'],
  ['2026-11-30T23:59:00+02:00', '2026-12-01T06:00:00.000Z'],
  // The night of 25 October 2026 the clocks go back in Israel: tomorrow's eight is two hours from UTC.
  ['2026-10-24T22:00:00+03:00', '2026-10-25T06:00:00.000Z'],
])('from %s, tomorrow morning is %s', (now, morning) => {
  const [tenMinutes, hour, tomorrow] = snoozeChoices(Date.parse(now), 'Asia/Jerusalem');
  expect(tenMinutes?.at).toBe(Date.parse(now) + 600_000);
  expect(hour?.at).toBe(Date.parse(now) + 3_600_000);
  expect(new Date(tomorrow?.at ?? 0).toISOString()).toBe(morning);
});
