import { expect, it } from 'vitest';
import { dayPartOf } from './day-part.ts';

it.each([
  [0, 'night'],
  [4, 'night'],
  [5, 'morning'],
  [11, 'morning'],
  [12, 'afternoon'],
  [17, 'afternoon'],
  [18, 'evening'],
  [21, 'evening'],
  [22, 'night'],
])('greets %i o’clock as %s', (hour, part) => {
  expect(dayPartOf(hour)).toBe(part);
});
