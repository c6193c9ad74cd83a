import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sample } from '../testing/sample.ts';
import { double, valueOf, type Plain } from '../transfer/plain-values.ts';
import { equalityKey } from './equality-key.ts';
import { equalValues } from './value-order.ts';

const scalar: fc.Arbitrary<Plain> = fc.constantFrom<Plain[]>(
  null,
  true,
  false,
  0,
  1,
  2 ** 53,
  '',
  '1',
  'null',
  'number 1',
  double(0),
  double(-0),
  double(1),
  double(0.5),
  double(2 ** 53),
  double(Infinity),
  double(Number.NaN),
);
const plain = fc.oneof(
  { arbitrary: scalar, weight: 4 },
  { arbitrary: fc.array(scalar, { maxLength: 2 }), weight: 1 },
  { arbitrary: fc.dictionary(fc.constantFrom('a', 'b'), scalar, { maxKeys: 2 }), weight: 1 },
);

it('equality keys are the same exactly for equal values', () => {
  fc.assert(
    fc.property(plain, plain, (left, right) => {
      const [a, b] = [valueOf(left), valueOf(right)];
      expect(equalityKey(a) === equalityKey(b)).toBe(equalValues(a, b));
    }),
    sample(3000),
  );
});
