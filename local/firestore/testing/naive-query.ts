import type { Filter, Query } from '../model/query.ts';
import type { Value } from '../model/value.ts';

/*
 * A second opinion on queries for the fuzz tests: written as simply as possible, without code of the engine. It handles
 * the few kinds of values that those tests make, and top-level collections.
 */

export type NaiveDocument = { id: string; fields: ReadonlyMap<string, Value> };

export function naiveFind(documents: readonly NaiveDocument[], query: Query): string[] {
  const inequalities = [...new Set(leaves(query.where).filter(isRange).map(fieldOf))].sort();
  const explicit = query.orderBy.map(({ field, direction }) => ({ name: field.join('.'), direction }));
  const last = explicit.at(-1)?.direction ?? 'ASCENDING';
  const implicit = inequalities
    .filter((name) => !explicit.some((order) => order.name === name))
    .map((name) => ({ name, direction: last }));
  const orders = [...explicit, ...implicit];

  const keyOf = (document: NaiveDocument) => orders.map(({ name }) => document.fields.get(name));
  const compareKeys = (left: readonly (Value | undefined)[], right: readonly (Value | undefined)[]) => {
    for (const [index, { direction }] of orders.entries()) {
      const [a, b] = [left[index], right[index]];
      if (!a || !b) return 0;
      const order = direction === 'ASCENDING' ? compare(a, b) : compare(b, a);
      if (order !== 0) return order;
    }
    return 0;
  };

  const found = documents
    .filter((document) => keyOf(document).every((value) => value !== undefined))
    .filter((document) => !query.where || holds(query.where, document))
    .filter((document) => {
      if (!query.startAt) return true;
      const order = compareKeys(keyOf(document), query.startAt.values);
      return query.startAt.before ? order >= 0 : order > 0;
    })
    .filter((document) => {
      if (!query.endAt) return true;
      const order = compareKeys(keyOf(document), query.endAt.values);
      return query.endAt.before ? order < 0 : order <= 0;
    })
    .sort((left, right) => {
      const order = compareKeys(keyOf(left), keyOf(right));
      if (order !== 0) return order;
      const byId = left.id < right.id ? -1 : 1;
      return last === 'ASCENDING' ? byId : -byId;
    })
    .map(({ id }) => id);
  return found.slice(query.offset, query.limit === null ? found.length : query.offset + query.limit);
}

type Leaf = Exclude<Filter, { kind: 'composite' }>;

function leaves(filter: Filter | null): Leaf[] {
  if (!filter) return [];
  return filter.kind === 'composite' ? filter.filters.flatMap(leaves) : [filter];
}

function fieldOf({ field }: Leaf): string {
  return field.join('.');
}

function isRange({ op }: Leaf): boolean {
  return /LESS|GREATER|NOT/.test(op);
}

function holds(filter: Filter, document: NaiveDocument): boolean {
  if (filter.kind === 'composite') {
    const results = filter.filters.map((part) => holds(part, document));
    return filter.op === 'AND' ? !results.includes(false) : results.includes(true);
  }
  const value = document.fields.get(fieldOf(filter));
  if (!value) return false;
  const nan = isNaNValue(value);
  if (filter.kind === 'unary') {
    if (filter.op === 'IS_NULL') return value.type === 'null';
    if (filter.op === 'IS_NAN') return nan;
    return value.type !== 'null' && (filter.op === 'IS_NOT_NULL' || !nan);
  }
  const operand = filter.value;
  const operands = operand.type === 'array' ? operand.values : [];
  const findable = operands.filter((each) => each.type !== 'null' && !isNaNValue(each));
  const elements = value.type === 'array' ? value.values : [];
  const isComparable = rank(value) === rank(operand) && !nan;
  if (operand.type === 'null' || isNaNValue(operand)) return false;
  if (filter.op === 'EQUAL') return compare(value, operand) === 0;
  if (filter.op === 'NOT_EQUAL') return value.type !== 'null' && compare(value, operand) !== 0;
  if (filter.op === 'LESS_THAN') return isComparable && compare(value, operand) < 0;
  if (filter.op === 'LESS_THAN_OR_EQUAL') return isComparable && compare(value, operand) <= 0;
  if (filter.op === 'GREATER_THAN') return isComparable && compare(value, operand) > 0;
  if (filter.op === 'GREATER_THAN_OR_EQUAL') return isComparable && compare(value, operand) >= 0;
  if (filter.op === 'ARRAY_CONTAINS') return includes(elements, operand);
  if (filter.op === 'ARRAY_CONTAINS_ANY') return findable.some((each) => includes(elements, each));
  if (filter.op === 'IN') return includes(findable, value);
  return value.type !== 'null' && !operands.some(({ type }) => type === 'null') && !includes(operands, value);
}

function includes(values: readonly Value[], wanted: Value): boolean {
  return values.some((value) => compare(value, wanted) === 0);
}

function rank(value: Value): number {
  return ['null', 'boolean', 'number', 'string', 'array'].indexOf(
    value.type === 'integer' || value.type === 'double' ? 'number' : value.type,
  );
}

function compare(left: Value, right: Value): number {
  if (rank(left) !== rank(right)) return rank(left) - rank(right);
  if (left.type === 'array' && right.type === 'array') {
    for (const [index, value] of left.values.entries()) {
      const other = right.values[index];
      if (!other) return 1;
      const order = compare(value, other);
      if (order !== 0) return order;
    }
    return left.values.length - right.values.length;
  }
  const [a, b] = [scalar(left), scalar(right)];
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** NaN sorts before every number. */
function scalar(value: Value): number | string {
  if (isNaNValue(value)) return -Infinity;
  if (value.type === 'string') return value.value;
  if (value.type === 'boolean' || value.type === 'integer' || value.type === 'double')
    return Number(value.value);
  return 0;
}

function isNaNValue(value: Value): boolean {
  return value.type === 'double' && Number.isNaN(value.value);
}
