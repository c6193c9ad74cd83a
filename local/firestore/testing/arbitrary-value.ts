import fc from 'fast-check';
import type { Value } from '../model/value.ts';

const word = fc.stringMatching(/^[a-c]{1,2}$/);

const scalar: fc.Arbitrary<Value> = fc.oneof(
  fc.constant<Value>({ type: 'null' }),
  fc.boolean().map((value): Value => ({ type: 'boolean', value })),
  fc.bigInt(-(2n ** 63n), 2n ** 63n - 1n).map((value): Value => ({ type: 'integer', value })),
  fc.integer({ min: -3, max: 3 }).map((value): Value => ({ type: 'integer', value: BigInt(value) })),
  fc.double().map((value): Value => ({ type: 'double', value })),
  fc
    .constantFrom(0, -0, 1, Number.NaN, Infinity, -Infinity)
    .map((value): Value => ({ type: 'double', value })),
  fc
    .record({
      seconds: fc.integer({ min: -62_135_596_800, max: 253_402_300_799 }),
      micros: fc.integer({ min: 0, max: 999_999 }),
    })
    .map(({ seconds, micros }): Value => ({ type: 'timestamp', seconds, nanos: micros * 1000 })),
  fc.string({ unit: 'binary', maxLength: 4 }).map((value): Value => ({ type: 'string', value })),
  fc.uint8Array({ maxLength: 3 }).map((value): Value => ({ type: 'bytes', value })),
  fc.array(word, { minLength: 1, maxLength: 2 }).map((ids): Value => ({
    type: 'reference',
    value: `projects/p/databases/d/documents/${ids.join('/x/')}`,
  })),
  fc
    .record({ latitude: fc.integer({ min: -90, max: 90 }), longitude: fc.integer({ min: -180, max: 180 }) })
    .map((point): Value => ({ type: 'geopoint', ...point })),
  fc.array(fc.integer({ min: -2, max: 2 }), { minLength: 1, maxLength: 3 }).map((numbers): Value => ({
    type: 'map',
    fields: new Map<string, Value>([
      ['__type__', { type: 'string', value: '__vector__' }],
      ['value', { type: 'array', values: numbers.map((value) => ({ type: 'double', value })) }],
    ]),
  })),
);

/** Any value that Firestore can store, nested a little; small alphabets make equal and near ones likely. */
export const arbitraryValue: fc.Arbitrary<Value> = fc.letrec<{ value: Value; nested: Value }>((tie) => ({
  value: fc.oneof({ depthSize: 'small', withCrossShrink: true }, scalar, tie('nested')),
  nested: fc.oneof(
    fc.array(scalar, { maxLength: 3 }).map((values): Value => ({ type: 'array', values })),
    fc
      .uniqueArray(fc.tuple(word, tie('value')), { selector: ([name]) => name, maxLength: 3 })
      .map((entries): Value => ({ type: 'map', fields: new Map(entries) })),
  ),
})).value;

export const arbitraryFields = fc
  .uniqueArray(fc.tuple(word, arbitraryValue), { selector: ([name]) => name, maxLength: 4 })
  .map((entries) => new Map(entries));
