import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compareText } from './text-order.ts';
import { sample } from '../testing/sample.ts';

it('orders text as its UTF-8 bytes are ordered', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (left, right) => {
      const byBytes = Buffer.compare(Buffer.from(left), Buffer.from(right));
      expect(Math.sign(compareText(left, right))).toBe(byBytes);
    }),
    sample(2000),
  );
});
