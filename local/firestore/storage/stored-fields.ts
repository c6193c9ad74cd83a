import { formatTimestamp, parseTimestamp } from '../model/timestamp.ts';
import type { Fields, Value } from '../model/value.ts';
import { unreachable } from '../model/unreachable.ts';

/*
 * Fields as proto3 JSON (`{"title":{"stringValue":"Tea"}}`), the form of the REST API: what lies on disk can be
 * read with any tool, and outlives changes of this program.
 */

type StoredValue = { readonly [type: string]: unknown };

export function stringifyFields(fields: Fields): string {
  return JSON.stringify(storeFields(fields));
}

export function parseFields(text: string): Fields {
  return restoreFields(JSON.parse(text));
}

export function storeFields(fields: Fields): { [name: string]: StoredValue } {
  return Object.fromEntries([...fields].map(([name, value]) => [name, storeValue(value)]));
}

export function restoreFields(stored: unknown): Fields {
  if (!isObject(stored)) throw new Error('Stored fields are not an object.');
  return new Map(Object.entries(stored).map(([name, value]) => [name, restoreValue(value)]));
}

function storeValue(value: Value): StoredValue {
  switch (value.type) {
    case 'null':
      return { nullValue: null };
    case 'boolean':
      return { booleanValue: value.value };
    case 'integer':
      return { integerValue: value.value.toString() };
    case 'double':
      return { doubleValue: storeDouble(value.value) };
    case 'timestamp':
      return { timestampValue: formatTimestamp(value) };
    case 'string':
      return { stringValue: value.value };
    case 'bytes':
      return { bytesValue: Buffer.from(value.value).toString('base64') };
    case 'reference':
      return { referenceValue: value.value };
    case 'geopoint':
      return {
        geoPointValue: { latitude: storeDouble(value.latitude), longitude: storeDouble(value.longitude) },
      };
    case 'array':
      return { arrayValue: { values: value.values.map(storeValue) } };
    case 'map':
      return { mapValue: { fields: storeFields(value.fields) } };
    default:
      return unreachable(value);
  }
}

function restoreValue(stored: unknown): Value {
  const [[type, content] = ['', null]] = isObject(stored) ? Object.entries(stored) : [];
  const restore = Object.hasOwn(restorers, type) ? restorers[type] : undefined;
  if (!restore) throw new Error(`Stored value of unknown type "${type}".`);
  return restore(content);
}

const restorers: Readonly<Record<string, (content: unknown) => Value>> = {
  nullValue: () => ({ type: 'null' }),
  booleanValue: (content) => ({ type: 'boolean', value: content === true }),
  integerValue: (content) => ({ type: 'integer', value: BigInt(String(content)) }),
  doubleValue: (content) => ({ type: 'double', value: Number(content) }),
  timestampValue: (content) => ({
    type: 'timestamp',
    ...(parseTimestamp(String(content)) ?? { seconds: 0, nanos: 0 }),
  }),
  stringValue: (content) => ({ type: 'string', value: String(content) }),
  bytesValue: (content) => ({
    type: 'bytes',
    value: Uint8Array.from(Buffer.from(String(content), 'base64')),
  }),
  referenceValue: (content) => ({ type: 'reference', value: String(content) }),
  geoPointValue: (content) => ({
    type: 'geopoint',
    latitude: Number(property(content, 'latitude') ?? 0),
    longitude: Number(property(content, 'longitude') ?? 0),
  }),
  arrayValue: (content) => {
    const values = property(content, 'values');
    return { type: 'array', values: Array.isArray(values) ? values.map(restoreValue) : [] };
  },
  mapValue: (content) => ({ type: 'map', fields: restoreFields(property(content, 'fields') ?? {}) }),
};

/** JSON knows neither NaN nor infinities, and JSON.stringify forgets the sign of zero. */
function storeDouble(value: number): number | string {
  if (Object.is(value, -0)) return '-0';
  return Number.isFinite(value) ? value : String(value);
}

function property(value: unknown, name: string): unknown {
  return isObject(value) ? value[name] : undefined;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
