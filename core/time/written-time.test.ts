import { expect, it } from 'vitest';
import { instantOf } from './written-time.ts';

const zone = 'Asia/Jerusalem';

it.each([
  ['2026-11-23T08:00:00+02:00', '2026-11-23T06:00:00.000Z'],
  ['2026-11-23T08:00+0200', '2026-11-23T06:00:00.000Z'],
  ['2026-11-23T08:00:00.250Z', '2026-11-23T08:00:00.250Z'],
  ['2026-11-23T08:00', '2026-11-23T06:00:00.000Z'],
  [' 2026-07-01T08:00:30 ', '2026-07-01T05:00:30.000Z'],
])('%j is %s', (written, instant) => {
  expect(instantOf(written, zone)).toBe(Date.parse(instant));
});

it.each([
  '2026-04-31T10:00',
  '2026-02-29T10:00:00+02:00',
  '2026-11-23T24:00',
  '2026-11-23T25:00',
  '2026-11-23T10:61',
  '2026-11-23T10:00 or later',
  '2026-11-23',
  '0026-11-23T10:00',
  'tomorrow',
  '',
])('%j is no time', (written) => {
  expect(instantOf(written, zone)).toBeNull();
});
