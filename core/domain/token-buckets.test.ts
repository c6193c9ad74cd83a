import { expect, it } from 'vitest';
import { takeFrom, tokenBuckets } from './token-buckets.ts';

it('lets through as many a minute as it says, then tells how long to wait', () => {
  const buckets = tokenBuckets(60);
  const first = Array.from({ length: 60 }, () => buckets.take('anna', 0));
  expect(first).toEqual(Array.from({ length: 60 }, () => 0));
  expect(buckets.take('anna', 0)).toBe(1);
  expect(buckets.take('ben', 0)).toBe(0);
  expect(buckets.take('anna', 1_000)).toBe(0);
  expect(buckets.take('anna', 1_000)).toBe(1);
});

it('a bucket does not save up more than the calls of a minute', () => {
  const buckets = tokenBuckets(2);
  buckets.take('anna', 0);
  const later = 10 * 60_000;
  expect([1, 2, 3].map(() => buckets.take('anna', later))).toEqual([0, 0, 30]);
});

it('a bucket lets a large call through while a token is left, and later calls wait longer', () => {
  const buckets = tokenBuckets(60);
  expect(buckets.take('anna', 0, 100)).toBe(0);
  expect(buckets.take('anna', 0)).toBe(41);
  expect(buckets.take('anna', 41_000)).toBe(0);
});

it('a bucket takes no token from a refused call, and ignores a clock that goes back', () => {
  const empty = { tokens: 0, at: 10_000 };
  expect(takeFrom(empty, 60, 50, 10_500)).toEqual({ bucket: { tokens: 0.5, at: 10_500 }, waitSeconds: 1 });
  expect(takeFrom(empty, 60, 1, 4_000)).toEqual({ bucket: empty, waitSeconds: 1 });
});
