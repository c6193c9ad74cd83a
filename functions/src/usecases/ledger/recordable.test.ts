import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recordable } from './recordable.ts';

/** What Firestore would refuse in a value; empty if it can be stored. */
function problems(value: unknown, depth = 1): string[] {
  if (depth > 19) return ['too deep'];
  if (typeof value === 'string') return value.isWellFormed() ? [] : ['half a character'];
  if (Array.isArray(value)) {
    return value.flatMap((item) => (Array.isArray(item) ? ['nested list'] : problems(item, depth + 1)));
  }
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([name, one]) => [
      ...(name === '' || /^__.*__$/s.test(name) || !name.isWellFormed() ? ['field name'] : []),
      ...problems(one, depth + 1),
    ]);
  }
  return ['number', 'boolean'].includes(typeof value) || value === null ? [] : [typeof value];
}

describe('an outcome', () => {
  it('can be stored, whatever a provider said', () => {
    const anything = fc.object({
      key: fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('__x__', '', '\ud800')),
      values: [
        fc.string({ unit: 'binary' }),
        fc.constantFrom<unknown>('\udc00', undefined, Number.NaN, 1n, Symbol('s'), new Date(0)),
        fc.double(),
      ],
      maxDepth: 30,
      withNullPrototype: true,
    });
    fc.assert(
      fc.property(anything, (result) => {
        expect(problems(recordable({ ...result }))).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it('stays as it is when it can be stored', () => {
    const result = { emailId: 'm', results: [{ title: 'A', rank: 1 }], proposal: null, isSent: true };
    expect(recordable(result)).toEqual(result);
  });

  it('that is too large keeps its ids', () => {
    const results = Array.from({ length: 400 }, () => ({ text: 'x'.repeat(1_000) }));
    expect(recordable({ query: 'q', results })).toEqual({ query: 'q' });
  });
});
