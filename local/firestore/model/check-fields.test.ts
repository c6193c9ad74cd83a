import { describe, expect, it } from 'vitest';
import { double, fieldsOf, vector, type Plain } from '../transfer/plain-values.ts';
import { checkFields } from './check-fields.ts';

function nested(levels: number): Plain {
  return levels === 0 ? 1 : { inner: nested(levels - 1) };
}

describe('what fields may hold', () => {
  it.each<[string, { [name: string]: Plain }]>([
    [
      'every type',
      { a: null, b: 1, c: double(Number.NaN), d: [1, { e: [2] }], f: new Date(), g: vector(1, 2) },
    ],
    ['maps twenty deep', { a: nested(19) }],
    ['the longest text', { a: 'x'.repeat(1_048_487) }],
  ])('takes %s', (_what, fields) => {
    expect(() => checkFields(fieldsOf(fields))).not.toThrow();
  });

  it.each<[string, { [name: string]: Plain }, string]>([
    ['an array in an array', { a: [[1]] }, 'invalid nested entity'],
    ['maps deeper than twenty', { a: nested(21) }, 'deeper than 20'],
    ['a reserved name', { __a__: 1 }, 'reserved'],
    ['an empty name', { '': 1 }, 'empty'],
    ['a name over 1500 bytes', { ['x'.repeat(1501)]: 1 }, 'longer than 1500'],
    ['text over its limit', { a: 'x'.repeat(1_048_488) }, 'longer than 1048487'],
    ['an empty vector', { a: vector() }, 'dimensions'],
  ])('refuses %s', (_what, fields, message) => {
    expect(() => checkFields(fieldsOf(fields))).toThrow(message);
  });
});
