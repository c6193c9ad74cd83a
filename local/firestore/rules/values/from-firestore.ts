import type { Fields, Timestamp, Value } from '../../model/value.ts';
import { NANOS } from './time.ts';
import type { RuleValue } from './value.ts';
import { NULL, bool, bytes, float, int, list, map, path, string } from './value.ts';

/** Stored values in the rules' types. A reference is a path without its project. */
export function fromFirestore(value: Value): RuleValue {
  switch (value.type) {
    case 'null':
      return NULL;
    case 'boolean':
      return bool(value.value);
    case 'integer':
      return int(value.value);
    case 'double':
      return float(value.value);
    case 'timestamp':
      return timestampOf(value);
    case 'string':
      return string(value.value);
    case 'bytes':
      return bytes(value.value);
    case 'reference':
      return path(segmentsOfReference(value.value));
    case 'geopoint':
      return { type: 'latlng', latitude: value.latitude, longitude: value.longitude };
    case 'array':
      return list(value.values.map(fromFirestore));
    case 'map':
      return vectorOf(value.fields) ?? fromFields(value.fields);
    default:
      return value satisfies never;
  }
}

export function fromFields(fields: Fields): RuleValue {
  return map([...fields].map(([name, value]) => [name, fromFirestore(value)]));
}

export function timestampOf({ seconds, nanos }: Timestamp): RuleValue {
  return { type: 'timestamp', nanos: BigInt(seconds) * NANOS.second + BigInt(nanos) };
}

/** The payload of a token: whole numbers are ints. */
export function fromJson(value: unknown): RuleValue {
  if (value === null || value === undefined) return NULL;
  if (typeof value === 'boolean') return bool(value);
  if (typeof value === 'number') return Number.isSafeInteger(value) ? int(value) : float(value);
  if (typeof value === 'string') return string(value);
  if (Array.isArray(value)) return list(value.map(fromJson));
  return map(Object.entries(value).map(([key, item]) => [key, fromJson(item)]));
}

/** projects/p/databases/d/documents/a/b → databases, d, documents, a, b. */
function segmentsOfReference(name: string): string[] {
  return name.split('/').slice(2);
}

function vectorOf(fields: Fields): RuleValue | null {
  const marker = fields.get('__type__');
  const values = fields.get('value');
  if (marker?.type !== 'string' || marker.value !== '__vector__' || values?.type !== 'array') return null;
  return {
    type: 'vector',
    values: values.values.map((item) => (item.type === 'double' ? item.value : Number.NaN)),
  };
}
