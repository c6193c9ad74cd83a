import { formatFieldPath } from '../../model/field-path.ts';
import type { FieldOperator, FieldPath, Filter, UnaryOperator } from '../../model/query.ts';
import { compareText } from '../../model/text-order.ts';

const inequalities: ReadonlySet<FieldOperator | UnaryOperator> = new Set([
  'NOT_EQUAL',
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'NOT_IN',
  'IS_NOT_NULL',
  'IS_NOT_NAN',
] as const);

export type SimpleFilter = Exclude<Filter, { kind: 'composite' }>;

export function isInequality(filter: SimpleFilter): boolean {
  return inequalities.has(filter.op);
}

/** Every field and unary filter of a tree, left to right. */
export function simpleFilters(filter: Filter | null): SimpleFilter[] {
  if (!filter) return [];
  if (filter.kind !== 'composite') return [filter];
  return filter.filters.flatMap(simpleFilters);
}

/** Fields with inequalities, each once, ordered by name as their implicit sort orders are. */
export function inequalityFields(filter: Filter | null): FieldPath[] {
  const byName = new Map<string, FieldPath>();
  for (const part of simpleFilters(filter)) {
    if (isInequality(part)) byName.set(formatFieldPath(part.field), part.field);
  }
  return [...byName.values()].sort(compareFieldPaths);
}

function compareFieldPaths(left: FieldPath, right: FieldPath): number {
  for (const [index, name] of left.entries()) {
    const other = right[index];
    if (other === undefined) return 1;
    const order = compareText(name, other);
    if (order !== 0) return order;
  }
  return left.length - right.length;
}
