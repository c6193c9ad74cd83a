import { formatFieldPath, isDocumentName, samePath } from '../../model/field-path.ts';
import { limits } from '../../model/limits.ts';
import type { Cursor, Filter, Order, Query } from '../../model/query.ts';
import { checkSegment, parseResourceName } from '../../model/resource-name.ts';
import { invalidArgument } from '../../model/status.ts';
import type { Value } from '../../model/value.ts';
import { isInequality, simpleFilters, type SimpleFilter } from './inequality.ts';

/** Refuses the queries that Firestore refuses; `orders` are the normalised sort orders. */
export function checkQuery(query: Query, orders: readonly Order[]): void {
  if (query.collectionId !== null) checkSegment(query.collectionId, query.collectionId);
  if (query.offset < 0) throw invalidArgument('offset is negative');
  if (query.limit !== null && query.limit < 0) throw invalidArgument('limit is negative');
  checkKindless(query);
  checkOrders(orders);
  checkFilters(query);
  if (query.startAt) checkCursor(query.startAt, orders);
  if (query.endAt) checkCursor(query.endAt, orders);
}

function checkKindless(query: Query): void {
  if (query.collectionId !== null) return;
  const fields = [...simpleFilters(query.where), ...query.orderBy].map(({ field }) => field);
  if (fields.every(isDocumentName)) return;
  throw invalidArgument('kind is required for all orders except __key__ ascending');
}

function checkOrders(orders: readonly Order[]): void {
  for (const [index, order] of orders.entries()) {
    if (orders.slice(0, index).some(({ field }) => samePath(field, order.field))) {
      throw invalidArgument(`order by clause contains duplicate fields ${formatFieldPath(order.field)}`);
    }
  }
  const name = orders.findIndex(({ field }) => isDocumentName(field));
  if (name !== -1 && name < orders.length - 1) {
    throw invalidArgument('order by clause cannot contain more fields after the key');
  }
}

function checkFilters(query: Query): void {
  const filters = simpleFilters(query.where);
  for (const filter of filters) checkFilter(filter);
  checkComposites(query.where);
  checkNameEquality(filters);
  checkNegations(query.where, filters);
  if (arrayFilters(query.where) > 1) {
    throw invalidArgument(
      "A maximum of 1 'ARRAY_CONTAINS' or 'ARRAY_CONTAINS_ANY' filter is allowed per disjunction.",
    );
  }
  if (disjunctions(query.where) > limits.disjunctions) {
    throw invalidArgument(
      `The query has more than ${limits.disjunctions} disjunctions in its normal form; at most ${limits.disjunctions} are supported.`,
    );
  }
  const components = filters.length + query.orderBy.length + Math.floor(query.parent.length / 2);
  if (components > limits.filtersSortsAndParent) {
    throw invalidArgument(
      `The query has more than ${limits.filtersSortsAndParent} filters, sort orders and ancestors.`,
    );
  }
}

function checkFilter(filter: SimpleFilter): void {
  if (filter.kind === 'unary') {
    if (isDocumentName(filter.field)) throw invalidArgument('Unary filters are not supported on __name__.');
    return;
  }
  const operands = operandList(filter);
  if (!isDocumentName(filter.field)) return;
  if (isArrayFilter(filter)) throw invalidArgument(`'${filter.op}' is not supported on __name__.`);
  for (const operand of operands) checkNameOperand(operand);
}

/** The operands of list operators, the single operand otherwise. */
function operandList(filter: Extract<SimpleFilter, { kind: 'field' }>): readonly Value[] {
  const { op, value } = filter;
  if (op !== 'IN' && op !== 'NOT_IN' && op !== 'ARRAY_CONTAINS_ANY') return [value];
  if (value.type !== 'array' || value.values.length === 0) {
    throw invalidArgument(`'${op}' requires a non-empty ArrayValue.`);
  }
  const most = op === 'NOT_IN' ? limits.notInValues : limits.disjunctions;
  if (value.values.length > most) throw invalidArgument(`'${op}' supports up to ${most} comparison values.`);
  return value.values;
}

function checkNameOperand(operand: Value): void {
  if (operand.type !== 'reference') throw invalidArgument('__key__ filter value must be a Key');
  const { path } = parseResourceName(operand.value);
  if (path.length === 0 || path.length % 2 !== 0) {
    throw invalidArgument('__key__ filter value must be the name of a document');
  }
}

function checkComposites(filter: Filter | null): void {
  if (filter?.kind !== 'composite') return;
  if (filter.filters.length === 0)
    throw invalidArgument('Composite filter must have at least one sub-filter.');
  for (const part of filter.filters) checkComposites(part);
}

function checkNameEquality(filters: readonly SimpleFilter[]): void {
  const pinned = filters.some((filter) => isDocumentName(filter.field) && filter.op === 'EQUAL');
  const inequalities = filters.filter(isInequality);
  if (pinned && inequalities.length > 0 && !inequalities.some(({ field }) => isDocumentName(field))) {
    throw invalidArgument(
      'Equality on key is not allowed if there are other inequality fields and key does not appear in inequalities.',
    );
  }
}

/** https://firebase.google.com/docs/firestore/query-data/queries#query_limitations */
function checkNegations(where: Filter | null, filters: readonly SimpleFilter[]): void {
  if (filters.filter(({ op }) => negations.has(op)).length > 1) {
    throw invalidArgument(
      "Only a single 'NOT_EQUAL', 'NOT_IN', 'IS_NOT_NAN', or 'IS_NOT_NULL' filter allowed per query.",
    );
  }
  if (!filters.some(({ op }) => op === 'NOT_IN')) return;
  if (containsOr(where) || filters.some(({ op }) => op === 'IN' || op === 'ARRAY_CONTAINS_ANY')) {
    throw invalidArgument(
      "'NOT_IN' cannot be used in the same query with 'OR', 'IN' or 'ARRAY_CONTAINS_ANY'.",
    );
  }
}

const negations: ReadonlySet<SimpleFilter['op']> = new Set([
  'NOT_EQUAL',
  'NOT_IN',
  'IS_NOT_NULL',
  'IS_NOT_NAN',
] as const);

function isArrayFilter({ op }: SimpleFilter): boolean {
  return op === 'ARRAY_CONTAINS' || op === 'ARRAY_CONTAINS_ANY';
}

/** The most filters on arrays in one term of the disjunctive normal form. */
function arrayFilters(filter: Filter | null): number {
  if (!filter) return 0;
  if (filter.kind !== 'composite') return Number(isArrayFilter(filter));
  const parts = filter.filters.map(arrayFilters);
  return filter.op === 'OR' ? Math.max(0, ...parts) : parts.reduce((sum, part) => sum + part, 0);
}

function containsOr(filter: Filter | null): boolean {
  if (filter?.kind !== 'composite') return false;
  return (filter.op === 'OR' && filter.filters.length > 1) || filter.filters.some(containsOr);
}

/** Terms of the disjunctive normal form: the product over AND, the sum over OR and list operands. */
function disjunctions(filter: Filter | null): number {
  if (!filter) return 1;
  if (filter.kind === 'unary') return 1;
  if (filter.kind === 'field') {
    const spreads = filter.op === 'IN' || filter.op === 'ARRAY_CONTAINS_ANY';
    return spreads && filter.value.type === 'array' ? filter.value.values.length : 1;
  }
  const parts = filter.filters.map(disjunctions);
  return filter.op === 'OR'
    ? parts.reduce((sum, part) => sum + part, 0)
    : parts.reduce((all, part) => all * part, 1);
}

function checkCursor(cursor: Cursor, orders: readonly Order[]): void {
  if (cursor.values.length > orders.length) throw invalidArgument('Cursor has too many values.');
  for (const [index, value] of cursor.values.entries()) {
    const order = orders[index];
    if (order && isDocumentName(order.field)) checkNameOperand(value);
  }
}
