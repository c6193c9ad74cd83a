import { describe, expect, it } from 'vitest';
import { he } from './catalogue/he.ts';
import { translate } from './translate.ts';

const texts = {
  hello: 'Hello {name}, {name}!',
  left_one: '{count} second left',
  left_other: '{count} seconds left',
  now_one: 'Now',
  now_other: '{count}',
};

describe('a text of the catalogue', () => {
  it('has its values wherever their names stand', () => {
    expect(translate(texts, 'en', 'hello', { name: 'Dana' })).toBe('Hello Dana, Dana!');
  });

  it('takes no part of a value for a name of its own', () => {
    expect(translate(texts, 'en', 'hello', { name: '$& {name}' })).toBe('Hello $& {name}, $& {name}!');
  });

  it('isolates a value that reads the other way', () => {
    expect(translate(texts, 'en', 'hello', { name: 'דנה' })).toBe('Hello \u2068דנה\u2069, \u2068דנה\u2069!');
  });

  it.each([
    [0, '0 seconds left'],
    [1, '1 second left'],
    [2, '2 seconds left'],
    [1.5, '1.5 seconds left'],
    [12_345, '12,345 seconds left'],
  ])('has the form of its count in English: %d', (count, text) => {
    expect(translate(texts, 'en', 'left', { count })).toBe(text);
  });

  it.each([
    [1, 'one'],
    [2, 'two'],
    [3, 'other'],
    [20, 'other'],
    [100, 'other'],
  ] as const)('has one of the three forms of Hebrew: %d', (count, form) => {
    expect(translate(he.common, 'he', 'secondsLeft', { count })).toBe(
      he.common[`secondsLeft_${form}`].replace('{count}', String(count)),
    );
  });

  it('that is missing is told, not shown by its key', () => {
    expect(() => translate(texts, 'en', 'nowhere')).toThrow('No text for nowhere in en');
  });
});
