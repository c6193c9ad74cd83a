import { expect, it } from 'vitest';
import { beginningOf } from './folded-text.ts';

it('folds a text after 300 lines, and after 60,000 letters', () => {
  expect(beginningOf('x\n'.repeat(100_000))).toBe('x\n'.repeat(300).trimEnd());
  expect(beginningOf('x'.repeat(60_001))).toBe('x'.repeat(60_000));
  expect(beginningOf(`${'x'.repeat(59_999)}😀`)).toBe('x'.repeat(59_999));
});

it('leaves a shorter one alone', () => {
  expect(beginningOf('x\n'.repeat(299))).toBeNull();
  expect(beginningOf('x'.repeat(60_000))).toBeNull();
  expect(beginningOf('')).toBeNull();
});
