import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { halfCharacterIn, tooMuchIn } from './plain-json.ts';

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
const listOf = (count: number) => JSON.stringify(Array.from({ length: count }, () => 0));

describe('a JSON text', () => {
  it('is not parsed when it is nested deeper than any call', () => {
    expect([nested(16), nested(17), '['.repeat(500_000)].map(tooMuchIn)).toEqual([
      null,
      'the body is nested too deeply',
      'the body is nested too deeply',
    ]);
  });

  it('is not parsed when it has more parts than any call', () => {
    expect([listOf(10_000), listOf(10_001)].map(tooMuchIn)).toEqual([null, 'the body has too many parts']);
  });

  it('may hold brackets and commas in its strings, whatever is escaped there', () => {
    const bracket = fc.constantFrom('[', '{', '"', '\\', ',', ']', 'a');
    const word = fc.string({ unit: bracket, minLength: 0, maxLength: 60 });
    fc.assert(fc.property(fc.array(word), (words) => tooMuchIn(JSON.stringify(words)) === null));
  });

  it('is measured in one pass, however many marks are escaped', () => {
    expect(tooMuchIn(`"${'\\"'.repeat(500_000)}`)).toBeNull();
  });
});

it.each([
  ['half a character', '{"a":["x","\\ud83d"]}', 'a.1'],
  ['half a character as a name', '{"a":{"\\ud83d":1}}', 'a'],
  ['a whole one in two escapes', '{"a":"\\ud83d\\ude00"}', null],
  ['Hebrew', '{"a":"שלום"}', null],
])('finds where there is half a character in %s', (_, text, path) => {
  expect(halfCharacterIn(text, JSON.parse(text))).toBe(path);
});
