import type { DocumentPath } from './document.ts';
import { utf8Length } from './text-order.ts';
import type { Fields, Value } from './value.ts';
import { unreachable } from './unreachable.ts';

/** Bytes as Firestore charges them: https://firebase.google.com/docs/firestore/storage-size. */
export function documentSize(path: DocumentPath, fields: Fields): number {
  return nameSize(path) + fieldsSize(fields) + 32;
}

function nameSize(path: readonly string[]): number {
  return path.reduce((sum, segment) => sum + utf8Length(segment) + 1, 16);
}

function fieldsSize(fields: Fields): number {
  let sum = 0;
  for (const [name, value] of fields) sum += utf8Length(name) + 1 + valueSize(value);
  return sum;
}

function valueSize(value: Value): number {
  switch (value.type) {
    case 'null':
    case 'boolean':
      return 1;
    case 'integer':
    case 'double':
    case 'timestamp':
      return 8;
    case 'string':
      return utf8Length(value.value) + 1;
    case 'bytes':
      return value.value.byteLength;
    case 'reference':
      return nameSize(value.value.split('/').slice(5));
    case 'geopoint':
      return 16;
    case 'array':
      return value.values.reduce((sum, entry) => sum + valueSize(entry), 0);
    case 'map':
      return fieldsSize(value.fields);
    default:
      return unreachable(value);
  }
}
