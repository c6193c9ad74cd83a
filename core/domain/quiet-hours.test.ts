import { expect, it } from 'vitest';
import { clockTime, isQuietAt } from './quiet-hours.ts';

it.each([
  ['21:59', '22:00', '07:00', false],
  ['22:00', '22:00', '07:00', true],
  ['00:00', '22:00', '07:00', true],
  ['06:59', '22:00', '07:00', true],
  ['07:00', '22:00', '07:00', false],
  ['13:30', '13:00', '15:00', true],
  ['15:00', '13:00', '15:00', false],
  ['12:00', '12:00', '12:00', false],
])('%s between %s and %s is quiet: %s', (time, from, to, isQuiet) => {
  expect(isQuietAt(time, { from, to })).toBe(isQuiet);
});

it('quiet hours follow the local clock, in winter and in summer time', () => {
  expect(clockTime(Date.parse('2026-11-20T22:30:00Z'), 'Asia/Jerusalem')).toBe('00:30');
  expect(clockTime(Date.parse('2026-07-20T22:30:00Z'), 'Asia/Jerusalem')).toBe('01:30');
});
