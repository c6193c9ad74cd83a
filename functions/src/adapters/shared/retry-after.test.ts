import { expect, it } from 'vitest';
import { retryAfterSeconds } from './retry-after.ts';

const now = Date.parse('2026-11-20T09:00:00Z');

it.each([
  ['7', 7],
  ['Fri, 20 Nov 2026 09:00:42 GMT', 42],
  ['Fri, 20 Nov 2026 08:00:00 GMT', 30],
  ['soon', 30],
  ['0', 30],
])('reads %j as %d seconds', (value, seconds) => {
  expect(retryAfterSeconds(new Headers({ 'Retry-After': value }), 30, now)).toBe(seconds);
});

it('reads the headers of clients that bring a class of their own', () => {
  const headers = { get: (name: string) => (name === 'retry-after' ? '7' : null) };
  expect(retryAfterSeconds(headers, 30)).toBe(7);
});

it('uses the usual wait when no header names one', () => {
  expect(retryAfterSeconds(new Headers(), 20)).toBe(20);
  expect(retryAfterSeconds(undefined, 20)).toBe(20);
});
