import fc from 'fast-check';
import type { FieldOperator, Filter, Query } from '../model/query.ts';
import type { Value } from '../model/value.ts';
import { aQuery } from './test-database.ts';
import { double, valueOf, type Plain } from '../transfer/plain-values.ts';

const field = fc.constantFrom('a', 'b', 'c');

const scalars: readonly Plain[] = [
  null,
  false,
  true,
  double(Number.NaN),
  -1,
  0,
  double(0.5),
  1,
  double(1),
  2,
  '',
  'a',
  'b',
];
const scalar = fc.constantFrom(...scalars);
const anyValue = fc.oneof(
  { arbitrary: scalar, weight: 4 },
  { arbitrary: fc.array(scalar, { maxLength: 2 }), weight: 1 },
);

/** Few fields and few values, so that they collide: collisions reveal mistakes. */
export const arbitraryRoom: fc.Arbitrary<{ readonly [name: string]: Plain }> = fc.dictionary(
  field,
  anyValue,
  { maxKeys: 3 },
);

const single: fc.Arbitrary<FieldOperator> = fc.constantFrom(
  'EQUAL',
  'NOT_EQUAL',
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'ARRAY_CONTAINS',
);
const list: fc.Arbitrary<FieldOperator> = fc.constantFrom('IN', 'ARRAY_CONTAINS_ANY');

const leaf: fc.Arbitrary<Filter> = fc.oneof(
  fc.record({
    kind: fc.constant('field'),
    field: field.map((name) => [name]),
    op: single,
    value: scalar.map(valueOf),
  }),
  fc.record({
    kind: fc.constant('field'),
    field: field.map((name) => [name]),
    op: list,
    value: fc.array(scalar, { minLength: 1, maxLength: 2 }).map(valueOf),
  }),
  fc.record({
    kind: fc.constant('unary'),
    field: field.map((name) => [name]),
    op: fc.constantFrom('IS_NULL', 'IS_NOT_NULL', 'IS_NAN', 'IS_NOT_NAN'),
  }),
);

const composite = fc.record({
  kind: fc.constant('composite'),
  op: fc.constantFrom('AND', 'OR'),
  filters: fc.array(leaf, { minLength: 1, maxLength: 3 }),
});

const filter: fc.Arbitrary<Filter | null> = fc.oneof(
  fc.constant(null),
  leaf,
  composite,
  fc.record({
    kind: fc.constant('composite'),
    op: fc.constantFrom('AND', 'OR'),
    filters: fc.array(fc.oneof(leaf, composite), { minLength: 1, maxLength: 2 }),
  }),
);

const orderBy = fc
  .uniqueArray(field, { maxLength: 2 })
  .chain((names) =>
    fc.tuple(
      ...names.map((name) => fc.boolean().map((isDescending) => (isDescending ? `${name} desc` : name))),
    ),
  );

/** Queries over the collection `rooms`. Cursors come with an explicit order, as in SDKs. */
export const arbitraryQuery: fc.Arbitrary<Query> = fc
  .record({
    where: filter.filter(isTaken),
    orderBy,
    start: fc.option(fc.record({ value: scalar, before: fc.boolean() })),
    end: fc.option(fc.record({ value: scalar, before: fc.boolean() })),
    offset: fc.constantFrom(0, 0, 1),
    limit: fc.constantFrom(null, null, 1, 2, 3),
  })
  .map(({ where, orderBy: orders, start, end, offset, limit }) =>
    aQuery('rooms', {
      where,
      orderBy: orders,
      startAt: orders.length > 0 ? cursorOf(start) : null,
      endAt: orders.length > 0 ? cursorOf(end) : null,
      offset,
      limit,
    }),
  );

/** Firestore takes one negation in a query, and one filter on arrays in a disjunction; here the whole query has at most one of each. */
function isTaken(where: Filter | null): boolean {
  const operators = operatorsOf(where);
  return (
    operators.filter((op) => op.includes('NOT_')).length <= 1 &&
    operators.filter((op) => op.startsWith('ARRAY_')).length <= 1
  );
}

function operatorsOf(where: Filter | null): string[] {
  if (!where) return [];
  return where.kind === 'composite' ? where.filters.flatMap(operatorsOf) : [where.op];
}

function cursorOf(at: { value: Plain; before: boolean } | null): { values: Value[]; before: boolean } | null {
  return at && { values: [valueOf(at.value)], before: at.before };
}
