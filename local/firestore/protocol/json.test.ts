import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { StatusError } from '../model/status.ts';
import { arbitraryFields } from '../testing/arbitrary-value.ts';
import { readFields, writeFields } from './codec/value.ts';
import { fromJson, toJson } from './json.ts';
import { messageType } from './schema.ts';
import type { WireDocument } from './wire.ts';
import { sample } from '../testing/sample.ts';

const documentType = messageType('Document');

function throughJson(json: unknown): unknown {
  return toJson(documentType, fromJson(documentType, json));
}

describe('proto3 JSON', () => {
  it.each([
    { integerValue: '-9223372036854775808' },
    { doubleValue: 'Infinity' },
    { doubleValue: '-0' },
    { timestampValue: '2026-11-20T21:46:12.123456Z' },
    { bytesValue: 'AAEC' },
    { nullValue: null },
    { mapValue: { fields: { 'a.b': { stringValue: '' } } } },
  ])('reads and writes %j', (value) => {
    expect(throughJson({ fields: { value } })).toEqual({ fields: { value } });
  });

  it.each([
    [{ fields: { value: { integerValue: 5 } } }, { fields: { value: { integerValue: '5' } } }],
    [{ fields: { value: { doubleValue: '1.5' } } }, { fields: { value: { doubleValue: 1.5 } } }],
    [{ fields: { value: { nullValue: 'NULL_VALUE' } } }, { fields: { value: { nullValue: null } } }],
    [{ create_time: '1970-01-01T00:00:01Z' }, { createTime: '1970-01-01T00:00:01Z' }],
  ])('takes the other spelling %j', (given, written) => {
    expect(throughJson(given)).toEqual(written);
  });

  it('takes wrappers bare or wrapped, and enums by name or number', () => {
    const query = messageType('StructuredQuery');
    for (const limit of [5, { value: 5 }])
      expect(toJson(query, fromJson(query, { limit }))).toEqual({ limit: 5 });
    for (const direction of ['DESCENDING', 2]) {
      expect(toJson(query, fromJson(query, { orderBy: [{ direction }] }))).toEqual({
        orderBy: [{ direction: 'DESCENDING' }],
      });
    }
  });

  it.each([
    null,
    5,
    [],
    { nonsense: 1 },
    { fields: [] },
    { name: 5 },
    { fields: { a: { integerValue: '1.5' } } },
    { createTime: 'now' },
  ])('refuses %j', (json) => {
    expect(() => fromJson(documentType, json)).toThrow(StatusError);
  });

  it('answers any JSON with a message or a refusal', () => {
    const type = messageType('CommitRequest');
    fc.assert(
      fc.property(
        fc.jsonValue(),
        fc.constantFrom('writes', 'database', 'transaction', 'x'),
        (value, name) => {
          try {
            fromJson(type, { [name]: value });
          } catch (thrown) {
            expect(thrown).toBeInstanceOf(StatusError);
          }
        },
      ),
      sample(200),
    );
  });
});

describe('documents on the wire', () => {
  it('come back the same in binary and in JSON, whatever their fields', () => {
    fc.assert(
      fc.property(arbitraryFields, (fields) => {
        const wire = { fields: writeFields(fields) };
        const binary = documentType.decode(documentType.encode(wire).finish()) as WireDocument;
        expect(readFields(binary.fields)).toEqual(fields);
        const json = fromJson(
          documentType,
          JSON.parse(JSON.stringify(toJson(documentType, wire))),
        ) as WireDocument;
        expect(readFields(json.fields)).toEqual(fields);
      }),
      sample(300),
    );
  });
});
