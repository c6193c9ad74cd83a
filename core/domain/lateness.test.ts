import { expect, it } from 'vitest';
import { latenessOf } from './lateness.ts';

it.each([0, 900, 60_000])('calls %i ms on time', (lateMs) => {
  expect(latenessOf(lateMs)).toEqual({ is: 'on-time' });
});

it.each([
  [61_000, 1, 'minutes'],
  [59 * 60_000, 59, 'minutes'],
  [90 * 60_000, 2, 'hours'],
  [23 * 3_600_000, 23, 'hours'],
  [25 * 3_600_000, 1, 'days'],
])('says that %i ms are %i %s', (lateMs, amount, unit) => {
  expect(latenessOf(lateMs)).toEqual({ is: 'late', amount, unit });
});
