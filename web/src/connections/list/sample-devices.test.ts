import { expect, it } from 'vitest';
import { batteryTone } from './sample-devices.ts';

it.each([
  [100, 'ok'],
  [51, 'ok'],
  [50, 'waiting'],
  [21, 'waiting'],
  [20, 'failed'],
  [0, 'failed'],
])('a battery at %i percent is %s', (percent, tone) => {
  expect(batteryTone(percent)).toBe(tone);
});
