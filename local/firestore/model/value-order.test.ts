import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryValue } from '../testing/arbitrary-value.ts';
import { double, reference, valueOf, vector, type Plain } from '../transfer/plain-values.ts';
import type { Value } from './value.ts';
import { compareValues, equalValues } from './value-order.ts';
import { sample } from '../testing/sample.ts';

const inOrder: Plain[] = [
  null,
  false,
  true,
  double(Number.NaN),
  double(-Infinity),
  -5,
  0,
  double(0.5),
  1,
  9_007_199_254_740_992n,
  9_007_199_254_740_993n,
  double(Infinity),
  new Date('1969-12-31'),
  new Date('2026-01-01'),
  '',
  'a',
  'ab',
  'b',
  '\uFFFD',
  '😀',
  new Uint8Array(),
  new Uint8Array([1]),
  new Uint8Array([1, 0]),
  reference('projects/p/databases/d/documents/a/__id-1__'),
  reference('projects/p/databases/d/documents/a/__id12__'),
  reference('projects/p/databases/d/documents/a/1'),
  reference('projects/p/databases/d/documents/a/b'),
  reference('projects/p/databases/d/documents/a/b/c/d'),
  [],
  [1],
  [1, 'a'],
  [2],
  vector(9),
  vector(1, 2),
  vector(1, 3),
  {},
  { a: 1 },
  { a: 1, b: 0 },
  { a: 2 },
  { b: 0 },
];

describe('the order of values', () => {
  it('is that of the documentation, across and within types', () => {
    const values = inOrder.map(valueOf);
    expect(values.toReversed().toSorted(compareValues)).toEqual(values);
  });

  it('counts 1 and 1.0, 0 and -0, and NaN and NaN as equal', () => {
    const pairs = [
      [valueOf(1), valueOf(double(1))],
      [valueOf(0), valueOf(double(-0))],
      [valueOf(double(Number.NaN)), valueOf(double(Number.NaN))],
    ] as const;
    for (const [left, right] of pairs) expect(equalValues(left, right)).toBe(true);
  });

  it('is a total order over any values', () => {
    fc.assert(
      fc.property(arbitraryValue, arbitraryValue, arbitraryValue, (a, b, c) => {
        expect(Math.sign(compareValues(a, b)) + Math.sign(compareValues(b, a))).toBe(0);
        expect(compareValues(a, a)).toBe(0);
        const [low, middle, high] = [a, b, c].toSorted(compareValues) as [Value, Value, Value];
        expect(compareValues(low, middle)).toBeLessThanOrEqual(0);
        expect(compareValues(middle, high)).toBeLessThanOrEqual(0);
        expect(compareValues(low, high)).toBeLessThanOrEqual(0);
      }),
      sample(2000),
    );
  });
});
