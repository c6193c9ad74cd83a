import { expect, it } from 'vitest';
import { addressEnds } from './addresses.ts';

it.each([
  ['see https://example.com/a?b=c).', 'https://example.com/a?b=c'],
  ['www.example.com, please', 'www.example.com'],
  ['http://!?!', 'http://'],
])('in %j the link is %s', (text, link) => {
  const [[start, { end }] = [0, { end: 0 }]] = addressEnds(text);
  expect(text.slice(start, end)).toBe(link);
});

// It took minutes: the time grew with the square of the length.
it('finds a link whatever marks follow it', () => {
  const text = `https://example.com/${'!'.repeat(1_000_000)}x ${'www.a@'.repeat(100_000)}`;
  expect(addressEnds(text).get(0)).toEqual({ kind: 'url', end: 1_000_021 });
});
