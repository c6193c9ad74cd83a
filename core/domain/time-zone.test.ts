import { expect, it } from 'vitest';
import { personTimeZone } from './time-zone.ts';

it.each(['UTC', 'Etc/UTC', 'Israel', 'Asia/Tel_Aviv', '', null, undefined])(
  '%j counts as Jerusalem',
  (zone) => {
    expect(personTimeZone(zone)).toBe('Asia/Jerusalem');
  },
);

it('keeps any other zone', () => {
  expect(personTimeZone('Europe/Paris')).toBe('Europe/Paris');
});
