import { groupBy } from '../model/group-by.ts';
import type { DocumentPath } from '../model/document.ts';
import type { FieldOperator, FieldPath, Filter, Query, UnaryOperator } from '../model/query.ts';
import type { Value } from '../model/value.ts';
import { LIMITS } from './limits.ts';
import { fromFirestore } from './values/from-firestore.ts';
import { show } from './values/show.ts';
import { float, NULL } from './values/value.ts';
import type { Fact, RuleValue } from './values/value.ts';

/**
 * Rules are no filters: a list is allowed only if its query makes every document that it could return
 * satisfy the conditions, whatever is stored. So the query is taken apart into alternatives (each side of
 * an OR, each value of an IN), and each is judged with a `resource` of which nothing is known but what
 * that alternative says.
 * Source: https://firebase.google.com/docs/firestore/security/rules-query; details observed of the
 * official emulator. Where that one takes the fields of the query for the whole document, as in
 * `!('private' in resource.data)`, we do so only when asked: it lets documents through that a get denies.
 */
export type Alternative = {
  /** The one document that `__name__ ==` allows, judged as stored. */
  document: DocumentPath | null;
  resource: RuleValue;
  /** For people: `owner == 'ann' and n > 5`; null if the query has no filter on fields. */
  text: string | null;
};

/** Makes a map from the fields that the query states. */
type Known = (label: string, entries: ReadonlyMap<string, RuleValue>) => RuleValue;

const inPart: Known = (label, entries) => ({ type: 'partial', label, entries });
/** As in the official emulator: the map has no other fields. */
const inWhole: Known = (_label, entries) => ({ type: 'map', entries });

/** null when there are too many. */
export function alternativesOf(
  query: Query | null,
  { isLenient }: { isLenient: boolean },
): Alternative[] | null {
  const ways = waysOf(query?.where ?? null);
  const known = isLenient ? inWhole : inPart;
  return ways === null ? null : ways.map((way) => alternativeOf(way, known));
}

/** A filter of one alternative on one field. */
type Statement = { field: FieldPath; says: Says };
type Says = { kind: 'value'; value: RuleValue } | { kind: 'fact'; fact: Fact } | { kind: 'nothing' };
type Way = readonly Statement[];

function waysOf(filter: Filter | null): Way[] | null {
  if (filter === null) return [[]];
  if (filter.kind === 'unary') return [[{ field: filter.field, says: UNARY[filter.op] }]];
  if (filter.kind === 'field') return fieldWays(filter);
  let ways: Way[] = filter.op === 'AND' ? [[]] : [];
  for (const part of filter.filters) {
    const more = waysOf(part);
    if (more === null) return null;
    const count = filter.op === 'AND' ? ways.length * more.length : ways.length + more.length;
    if (count > LIMITS.queryAlternatives) return null;
    ways =
      filter.op === 'AND'
        ? ways.flatMap((way) => more.map((other) => [...way, ...other]))
        : [...ways, ...more];
  }
  return ways;
}

const NOTHING: Says = { kind: 'nothing' };

const UNARY: Readonly<Record<UnaryOperator, Says>> = {
  IS_NULL: { kind: 'value', value: NULL },
  IS_NOT_NULL: { kind: 'fact', fact: { op: '!=', value: NULL } },
  IS_NAN: { kind: 'value', value: float(Number.NaN) },
  IS_NOT_NAN: NOTHING,
};

function fieldWays({ field, op, value }: Extract<Filter, { kind: 'field' }>): Way[] {
  const each = value.type === 'array' ? value.values : [value];
  switch (op) {
    case 'IN':
      return each.map((item) => [{ field, says: pinned(item) }]);
    case 'ARRAY_CONTAINS_ANY':
      return each.map((item) => [{ field, says: fact('contains', item) }]);
    case 'NOT_IN':
      return [each.map((item) => ({ field, says: fact('!=', item) }))];
    case 'EQUAL':
      return [[{ field, says: pinned(value) }]];
    default:
      return [[{ field, says: fact(FACT[op], value) }]];
  }
}

const FACT = {
  NOT_EQUAL: '!=',
  LESS_THAN: '<',
  LESS_THAN_OR_EQUAL: '<=',
  GREATER_THAN: '>',
  GREATER_THAN_OR_EQUAL: '>=',
  ARRAY_CONTAINS: 'contains',
} as const satisfies Partial<Record<FieldOperator, Fact['op']>>;

/** As field filters, `== null` and `== NaN` match no document, so they prove nothing. */
function pinned(value: Value): Says {
  const matchesNothing = value.type === 'null' || (value.type === 'double' && Number.isNaN(value.value));
  return matchesNothing ? NOTHING : { kind: 'value', value: fromFirestore(value) };
}

function fact(op: Fact['op'], value: Value): Says {
  return { kind: 'fact', fact: { op, value: fromFirestore(value) } };
}

function alternativeOf(way: Way, known: Known): Alternative {
  const data = mapOf(
    'resource.data',
    way.filter(({ field }) => !isName(field)),
    known,
  );
  return {
    document: pinnedDocument(way),
    resource: inPart('resource', new Map([['data', data]])),
    text: way.length === 0 ? null : way.map(describe).join(' and '),
  };
}

const isName = (field: FieldPath): boolean => field.length === 1 && field[0] === '__name__';

function pinnedDocument(way: Way): DocumentPath | null {
  for (const { field, says } of way) {
    if (!isName(field) || says.kind !== 'value' || says.value.type !== 'path') continue;
    // After databases, {database}, documents.
    return says.value.segments.slice(3).map((segment) => segment.value ?? '');
  }
  return null;
}

/** `address.city == 'x'` means that `address` is a map whose city is known. */
function mapOf(label: string, way: Way, known: Known): RuleValue {
  const byName = groupBy(way, ({ field }) => field[0] ?? '');
  const entries = [...byName].map(
    ([name, group]) => [name, fieldValue(`${label}.${name}`, group, known)] as const,
  );
  return known(label, new Map(entries));
}

function fieldValue(label: string, group: Way, known: Known): RuleValue {
  const own = group.filter(({ field }) => field.length === 1).map(({ says }) => says);
  const value = own.find((says) => says.kind === 'value');
  if (value !== undefined) return value.value;
  const inside = group.filter(({ field }) => field.length > 1);
  if (inside.length > 0)
    return mapOf(
      label,
      inside.map(({ field, says }) => ({ field: field.slice(1), says })),
      known,
    );
  return {
    type: 'constraint',
    label,
    facts: own.flatMap((says) => (says.kind === 'fact' ? [says.fact] : [])),
  };
}

function describe({ field, says }: Statement): string {
  const name = field.join('.');
  if (says.kind === 'value') return `${name} == ${show(says.value)}`;
  return says.kind === 'fact'
    ? `${name} ${says.fact.op} ${show(says.fact.value)}`
    : `${name} matches nothing`;
}
