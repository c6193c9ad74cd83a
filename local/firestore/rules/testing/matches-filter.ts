import type { Where, Written } from '../conformance/notation.ts';
import type { Data } from './ask.ts';

/** Whether a filter matches, written as simply as possible: ints and strings in the fields of Data. */
export function matchesFilter(where: Where, data: Data): boolean {
  if ('all' in where) return where.all.every((part) => matchesFilter(part, data));
  if ('any' in where) return where.any.some((part) => matchesFilter(part, data));
  const found = fieldOf(data, where[0]);
  if (found === undefined) return false;
  if (where.length === 2) return where[1] === 'IS_NULL' ? found === null : found !== null;
  return found !== null && holds(found, where[1], where[2]);
}

function holds(found: Written, op: string, value: Written): boolean {
  const list = Array.isArray(value) ? value : [];
  switch (op) {
    case 'EQUAL':
      return same(found, value);
    case 'NOT_EQUAL':
      return !same(found, value);
    case 'IN':
      return list.some((item) => same(found, item));
    case 'NOT_IN':
      return !list.some((item) => same(found, item));
    case 'ARRAY_CONTAINS':
      return Array.isArray(found) && found.some((item) => same(item, value));
    case 'ARRAY_CONTAINS_ANY':
      return Array.isArray(found) && found.some((item) => list.some((other) => same(item, other)));
    default:
      return comparable(found, value) && inOrder(found, op, value);
  }
}

const same = (left: Written, right: Written): boolean => JSON.stringify(left) === JSON.stringify(right);

function comparable(left: Written, right: Written): left is number | string {
  return typeof left === typeof right && (typeof left === 'number' || typeof left === 'string');
}

function inOrder(left: number | string, op: string, right: Written): boolean {
  if (typeof right !== 'number' && typeof right !== 'string') return false;
  if (op === 'LESS_THAN') return left < right;
  if (op === 'LESS_THAN_OR_EQUAL') return left <= right;
  return op === 'GREATER_THAN' ? left > right : left >= right;
}

function fieldOf(data: Data, field: string): Written | undefined {
  const [name = '', ...rest] = field.split('.');
  const value = data[name];
  if (rest.length === 0 || value === undefined) return value;
  return isMap(value) ? fieldOf(value.map, rest.join('.')) : undefined;
}

function isMap(value: Written): value is { map: Data } {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && 'map' in value;
}
