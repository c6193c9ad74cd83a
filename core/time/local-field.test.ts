import { expect, it } from 'vitest';
import { fromLocalField, toLocalField } from './local-field.ts';

it.each([
  ['2026-11-23T08:00:00+02:00', '2026-11-23T08:00'],
  ['2026-07-01T20:30:00+03:00', '2026-07-01T20:30'],
])('%s stands in the field as %s and comes back the same', (iso, field) => {
  expect(toLocalField(iso)).toBe(field);
  expect(fromLocalField(field, 'Asia/Jerusalem')).toBe(iso);
});

it.each(['', 'tomorrow', '2026-11-23'])('%j is no time', (value) => {
  expect(fromLocalField(value, 'Asia/Jerusalem')).toBeNull();
});
