import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatFieldPath, parseFieldPath } from './field-path.ts';
import { StatusError } from './status.ts';
import { sample } from '../testing/sample.ts';

describe('field paths', () => {
  it.each([
    ['a', ['a']],
    ['a.b_1', ['a', 'b_1']],
    ['`a.b`.c', ['a.b', 'c']],
    ['`back\\`tick`', ['back`tick']],
    ['`back\\\\slash`', ['back\\slash']],
    ['`שם`', ['שם']],
    ['__name__', ['__name__']],
  ])('reads %s', (text, path) => {
    expect(parseFieldPath(text)).toEqual(path);
  });

  it.each(['', '.', 'a.', '.a', 'a..b', '`', '`a', '``', 'a`b`', '1a', 'a-b', '`a`b'])(
    'refuses %j',
    (text) => {
      expect(() => parseFieldPath(text)).toThrow(StatusError);
    },
  );

  it('reads back whatever names it wrote', () => {
    const name = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(fc.array(name, { minLength: 1, maxLength: 4 }), (path) => {
        expect(parseFieldPath(formatFieldPath(path))).toEqual(path);
      }),
      sample(200),
    );
  });

  it('answers any text with a path or a refusal, never with anything else', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', '.', '`', '\\', '1', '_') }), (text) => {
        try {
          expect(parseFieldPath(text).length).toBeGreaterThan(0);
        } catch (thrown) {
          expect(thrown).toBeInstanceOf(StatusError);
        }
      }),
      sample(200),
    );
  });
});
