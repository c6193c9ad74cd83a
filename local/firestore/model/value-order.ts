import { comparePaths } from './path-order.ts';
import { compareText } from './text-order.ts';
import { compareTimestamps } from './timestamp.ts';
import type { Fields, Value } from './value.ts';
import { isVector } from './vector.ts';
import { unreachable } from './unreachable.ts';

/** Rank of each type in Firestore's total order; a vector is a map of its own rank. */
const ranks = {
  null: 0,
  boolean: 1,
  integer: 2,
  double: 2,
  timestamp: 3,
  string: 4,
  bytes: 5,
  reference: 6,
  geopoint: 7,
  array: 8,
  map: 10,
} satisfies Record<Value['type'], number>;

const vectorRank = 9;

export function typeRank(value: Value): number {
  return isVector(value) ? vectorRank : ranks[value.type];
}

/** Firestore's total order over all values: https://firebase.google.com/docs/firestore/manage-data/data-types. */
export function compareValues(left: Value, right: Value): number {
  const rank = typeRank(left);
  const rankOrder = rank - typeRank(right);
  if (rankOrder !== 0) return rankOrder;
  switch (left.type) {
    case 'null':
      return 0;
    case 'boolean':
      return right.type === 'boolean' ? Number(left.value) - Number(right.value) : 0;
    case 'integer':
    case 'double':
      return right.type === 'integer' || right.type === 'double'
        ? compareNumbers(left.value, right.value)
        : 0;
    case 'timestamp':
      return right.type === 'timestamp' ? compareTimestamps(left, right) : 0;
    case 'string':
      return right.type === 'string' ? compareText(left.value, right.value) : 0;
    case 'bytes':
      return right.type === 'bytes' ? Buffer.compare(left.value, right.value) : 0;
    case 'reference':
      return right.type === 'reference' ? comparePaths(left.value.split('/'), right.value.split('/')) : 0;
    case 'geopoint':
      return right.type === 'geopoint'
        ? compareNumbers(left.latitude, right.latitude) || compareNumbers(left.longitude, right.longitude)
        : 0;
    case 'array':
      return right.type === 'array' ? compareLists(left.values, right.values) : 0;
    case 'map':
      if (right.type !== 'map') return 0;
      return rank === vectorRank
        ? compareVectors(left.fields, right.fields)
        : compareMaps(left.fields, right.fields);
    default:
      return unreachable(left);
  }
}

/** Equality as queries and array transforms see it: 1 equals 1.0, NaN equals NaN. */
export function equalValues(left: Value, right: Value): boolean {
  return compareValues(left, right) === 0;
}

/** By value across integers and doubles, exactly; NaN before all numbers. */
function compareNumbers(left: number | bigint, right: number | bigint): number {
  if (left < right) return -1;
  if (left > right) return 1;
  return Number(Number.isNaN(right)) - Number(Number.isNaN(left));
}

function compareLists(left: readonly Value[], right: readonly Value[]): number {
  for (const [index, value] of left.entries()) {
    const other = right[index];
    if (other === undefined) return 1;
    const order = compareValues(value, other);
    if (order !== 0) return order;
  }
  return left.length - right.length;
}

function compareMaps(left: Fields, right: Fields): number {
  const leftKeys = [...left.keys()].sort(compareText);
  const rightKeys = [...right.keys()].sort(compareText);
  for (const [index, key] of leftKeys.entries()) {
    const otherKey = rightKeys[index];
    if (otherKey === undefined) return 1;
    const keyOrder = compareText(key, otherKey);
    if (keyOrder !== 0) return keyOrder;
    const value = left.get(key);
    const other = right.get(key);
    const order = value && other ? compareValues(value, other) : 0;
    if (order !== 0) return order;
  }
  return leftKeys.length - rightKeys.length;
}

function compareVectors(left: Fields, right: Fields): number {
  const leftNumbers = left.get('value');
  const rightNumbers = right.get('value');
  if (leftNumbers?.type !== 'array' || rightNumbers?.type !== 'array') return compareMaps(left, right);
  return (
    leftNumbers.values.length - rightNumbers.values.length ||
    compareLists(leftNumbers.values, rightNumbers.values)
  );
}
