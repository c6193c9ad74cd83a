import { describe, expect, it } from 'vitest';
import { normalise, quote } from './normalise.ts';

describe('folding a text', () => {
  it.each([
    ['Send EMAIL', 'send email'],
    ['“hi” ‘you’', '"hi" \'you\''],
    ['מוצ״ש', 'מוצ"ש'],
    ['ב־8', 'ב-8'],
    ['שָׁלוֹם', 'שלום'],
    ['a\u200fb\u202ac', 'abc'],
    ['a\tb\nc\u00a0d', 'a b c d'],
    ['８:３０', '8:30'],
    ['a\u0000b', 'a b'],
  ])('turns %j into %j', (written, folded) => {
    expect(normalise(written).text).toBe(folded);
  });
});

describe('quoting from a folded text', () => {
  it('gives back what was written, without what cannot be seen', () => {
    const source = normalise('שלח ל\u200fדנה  "Hi THERE"');
    expect(quote(source, 4, 8)).toBe('לדנה');
    expect(quote(source, source.text.indexOf('hi'), source.text.length)).toBe('Hi THERE"');
  });

  it('keeps emoji whole', () => {
    const source = normalise('love ❤️ you');
    expect(quote(source, 5, 6)).toBe('❤️');
  });
});
