import type { Fields, Value } from './value.ts';
import { unreachable } from './unreachable.ts';

/** Equality for storage: same types, same bits. A write without any change keeps its update time. */
export function identicalFields(left: Fields, right: Fields): boolean {
  if (left.size !== right.size) return false;
  for (const [name, value] of left) {
    const other = right.get(name);
    if (!other || !identicalValues(value, other)) return false;
  }
  return true;
}

function identicalValues(left: Value, right: Value): boolean {
  switch (left.type) {
    case 'null':
      return right.type === 'null';
    case 'boolean':
      return right.type === 'boolean' && left.value === right.value;
    case 'integer':
      return right.type === 'integer' && left.value === right.value;
    case 'double':
      return right.type === 'double' && Object.is(left.value, right.value);
    case 'timestamp':
      return right.type === 'timestamp' && left.seconds === right.seconds && left.nanos === right.nanos;
    case 'string':
      return right.type === 'string' && left.value === right.value;
    case 'bytes':
      return right.type === 'bytes' && Buffer.compare(left.value, right.value) === 0;
    case 'reference':
      return right.type === 'reference' && left.value === right.value;
    case 'geopoint':
      return (
        right.type === 'geopoint' &&
        Object.is(left.latitude, right.latitude) &&
        Object.is(left.longitude, right.longitude)
      );
    case 'array':
      return right.type === 'array' && identicalLists(left.values, right.values);
    case 'map':
      return right.type === 'map' && identicalFields(left.fields, right.fields);
    default:
      return unreachable(left);
  }
}

function identicalLists(left: readonly Value[], right: readonly Value[]): boolean {
  if (left.length !== right.length) return false;
  return left.every((value, index) => {
    const other = right[index];
    return other !== undefined && identicalValues(value, other);
  });
}
