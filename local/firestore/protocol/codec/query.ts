import { parseFieldPath } from '../../model/field-path.ts';
import type {
  Cursor,
  FieldOperator,
  FieldPath,
  Filter,
  Order,
  Query,
  UnaryOperator,
} from '../../model/query.ts';
import type { DocumentPath } from '../../model/document.ts';
import { invalidArgument } from '../../model/status.ts';
import { vectorNumbers } from '../../model/vector.ts';
import type { Aggregation } from '../../engine/query/aggregate.ts';
import type { DistanceMeasure, Nearest } from '../../engine/query/nearest.ts';
import type {
  WireAggregation,
  WireCursor,
  WireFieldReference,
  WireFilter,
  WireNearest,
  WireQuery,
} from '../wire.ts';
import { bigintOfLong } from './long.ts';
import { readValue } from './value.ts';

export function readQuery(wire: WireQuery, parent: DocumentPath): Query {
  const [from, ...more] = wire.from ?? [];
  if (more.length > 0) throw invalidArgument('from must have at most one collection selector.');
  return {
    parent,
    collectionId: from?.collectionId || null,
    allDescendants: from?.allDescendants ?? from === undefined,
    where: wire.where ? readFilter(wire.where) : null,
    orderBy: (wire.orderBy ?? []).map(readOrder),
    startAt: readCursor(wire.startAt),
    endAt: readCursor(wire.endAt),
    offset: wire.offset ?? 0,
    limit: wire.limit ? (wire.limit.value ?? 0) : null,
    select: wire.select ? (wire.select.fields ?? []).map(readField) : null,
  };
}

export function readNearest(wire: WireNearest): Nearest {
  const vector = wire.queryVector ? vectorNumbers(readValue(wire.queryVector)) : null;
  if (!vector) throw invalidArgument('FindNearest.query_vector must be a vector.');
  const measure = distanceMeasures[wire.distanceMeasure ?? 0];
  if (!measure) throw invalidArgument('FindNearest.distance_measure is required.');
  return {
    field: readField(wire.vectorField),
    vector,
    measure,
    limit: wire.limit?.value ?? 0,
    resultField: wire.distanceResultField ? parseFieldPath(wire.distanceResultField) : null,
    threshold: wire.distanceThreshold ? (wire.distanceThreshold.value ?? 0) : null,
  };
}

export function readAggregation(wire: WireAggregation): Aggregation {
  const alias = wire.alias ?? '';
  if (wire.sum) return { alias, kind: 'sum', field: readField(wire.sum.field) };
  if (wire.avg) return { alias, kind: 'average', field: readField(wire.avg.field) };
  if (!wire.count) throw invalidArgument('Aggregation operator is required.');
  const { upTo } = wire.count;
  if (!upTo) return { alias, kind: 'count', upTo: null };
  const most = upTo.value ? bigintOfLong(upTo.value) : 0n;
  if (most <= 0n) throw invalidArgument('Aggregation count.up_to must be positive.');
  return { alias, kind: 'count', upTo: Number(most) };
}

/** Enum numbers of google.firestore.v1.StructuredQuery. */
const fieldOperators: readonly (FieldOperator | undefined)[] = [
  undefined,
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'EQUAL',
  'NOT_EQUAL',
  'ARRAY_CONTAINS',
  'IN',
  'ARRAY_CONTAINS_ANY',
  'NOT_IN',
];
const unaryOperators: readonly (UnaryOperator | undefined)[] = [
  undefined,
  undefined,
  'IS_NAN',
  'IS_NULL',
  'IS_NOT_NAN',
  'IS_NOT_NULL',
];
const compositeOperators = [undefined, 'AND', 'OR'] as const;
const distanceMeasures: readonly (DistanceMeasure | undefined)[] = [
  undefined,
  'EUCLIDEAN',
  'COSINE',
  'DOT_PRODUCT',
];
const descending = 2;

function readFilter({ compositeFilter, fieldFilter, unaryFilter }: WireFilter): Filter {
  if (compositeFilter) {
    const op = compositeOperators[compositeFilter.op ?? 0];
    if (!op) throw invalidArgument('Composite filter operator is required.');
    return { kind: 'composite', op, filters: (compositeFilter.filters ?? []).map(readFilter) };
  }
  if (unaryFilter) {
    const op = unaryOperators[unaryFilter.op ?? 0];
    if (!op) throw invalidArgument('Unary filter operator is required.');
    return { kind: 'unary', field: readField(unaryFilter.field), op };
  }
  const op = fieldOperators[fieldFilter?.op ?? 0];
  if (!fieldFilter || !op) throw invalidArgument('Filter operator is required.');
  if (!fieldFilter.value) throw invalidArgument('Filter value is required.');
  return { kind: 'field', field: readField(fieldFilter.field), op, value: readValue(fieldFilter.value) };
}

function readOrder(wire: { field?: WireFieldReference | null; direction?: number | null }): Order {
  return {
    field: readField(wire.field),
    direction: wire.direction === descending ? 'DESCENDING' : 'ASCENDING',
  };
}

function readCursor(wire: WireCursor | null | undefined): Cursor | null {
  if (!wire) return null;
  return { values: (wire.values ?? []).map(readValue), before: wire.before ?? false };
}

function readField(wire: WireFieldReference | null | undefined): FieldPath {
  return parseFieldPath(wire?.fieldPath ?? '');
}
