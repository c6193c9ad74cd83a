import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cut } from './cut.ts';

it('cuts a text to the bound and splits no character', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat(20), (text, units) => {
      const kept = cut(text, units);
      expect(text.startsWith(kept)).toBe(true);
      expect(kept.isWellFormed()).toBe(text.isWellFormed());
      expect(kept.length).toBeLessThanOrEqual(units);
      expect(kept.length).toBeGreaterThanOrEqual(Math.min(text.length, units) - 1);
    }),
  );
});
