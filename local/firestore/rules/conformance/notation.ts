import type { FieldOperator, Filter, Query, UnaryOperator } from '../../model/query.ts';
import type { Value } from '../../model/value.ts';

/** Values and queries as the recorded cases write them, for the engine and for the REST API alike. */
export type Written =
  | null
  | boolean
  | number
  | string
  | readonly Written[]
  | { float: number | 'NaN' }
  | { timestamp: { seconds: number; nanos: number } }
  | { reference: string }
  | { bytes: string }
  | { geopoint: { latitude: number; longitude: number } }
  | { map: Readonly<Record<string, Written>> };

/** `['n', 'GREATER_THAN', 5]`, `['n', 'IS_NULL']`, or several of them joined. */
export type Where =
  | readonly [field: string, op: FieldOperator, value: Written]
  | readonly [field: string, op: UnaryOperator]
  | { all: readonly Where[] }
  | { any: readonly Where[] };

export type ListQuery = { where?: Where; limit?: number; offset?: number; orderBy?: readonly string[] };

const DOCUMENTS = 'projects/demo/databases/(default)/documents';

function toValue(written: Written): Value {
  if (written === null) return { type: 'null' };
  if (typeof written === 'boolean') return { type: 'boolean', value: written };
  if (typeof written === 'number') return { type: 'integer', value: BigInt(written) };
  if (typeof written === 'string') return { type: 'string', value: written };
  if (isList(written)) return { type: 'array', values: written.map(toValue) };
  if ('float' in written) return { type: 'double', value: Number(written.float) };
  if ('timestamp' in written) return { type: 'timestamp', ...written.timestamp };
  if ('reference' in written) return { type: 'reference', value: `${DOCUMENTS}/${written.reference}` };
  if ('bytes' in written)
    return { type: 'bytes', value: Uint8Array.from(Buffer.from(written.bytes, 'base64')) };
  if ('geopoint' in written) return { type: 'geopoint', ...written.geopoint };
  return { type: 'map', fields: toFields(written.map) };
}

export function toFields(written: Readonly<Record<string, Written>>): Map<string, Value> {
  return new Map(Object.entries(written).map(([name, value]) => [name, toValue(value)]));
}

export function toQuery({ where, limit, offset, orderBy }: ListQuery, collectionId: string): Query {
  return {
    parent: [],
    collectionId,
    allDescendants: false,
    where: where === undefined ? null : toFilter(where),
    orderBy: (orderBy ?? []).map((field) => ({ field: field.split('.'), direction: 'ASCENDING' })),
    startAt: null,
    endAt: null,
    offset: offset ?? 0,
    limit: limit ?? null,
    select: null,
  };
}

function toFilter(where: Where): Filter {
  if ('all' in where) return { kind: 'composite', op: 'AND', filters: where.all.map(toFilter) };
  if ('any' in where) return { kind: 'composite', op: 'OR', filters: where.any.map(toFilter) };
  if (where.length === 2) return { kind: 'unary', field: where[0].split('.'), op: where[1] };
  return { kind: 'field', field: where[0].split('.'), op: where[1], value: toValue(where[2]) };
}

function toRestValue(written: Written): object {
  if (written === null) return { nullValue: null };
  if (typeof written === 'boolean') return { booleanValue: written };
  if (typeof written === 'number') return { integerValue: String(written) };
  if (typeof written === 'string') return { stringValue: written };
  if (isList(written)) return { arrayValue: { values: written.map(toRestValue) } };
  if ('float' in written) return { doubleValue: written.float };
  if ('timestamp' in written) return { timestampValue: restTime(written.timestamp) };
  if ('reference' in written) return { referenceValue: `${DOCUMENTS}/${written.reference}` };
  if ('bytes' in written) return { bytesValue: written.bytes };
  if ('geopoint' in written) return { geoPointValue: written.geopoint };
  return { mapValue: { fields: toRestFields(written.map) } };
}

export function toRestFields(written: Readonly<Record<string, Written>>): object {
  return Object.fromEntries(Object.entries(written).map(([name, value]) => [name, toRestValue(value)]));
}

export function toRestQuery({ where, limit, offset, orderBy }: ListQuery, collectionId: string): object {
  return {
    from: [{ collectionId }],
    ...(where === undefined ? {} : { where: toRestFilter(where) }),
    ...(limit === undefined ? {} : { limit }),
    ...(offset === undefined ? {} : { offset }),
    ...(orderBy === undefined ? {} : { orderBy: orderBy.map((fieldPath) => ({ field: { fieldPath } })) }),
  };
}

function toRestFilter(where: Where): object {
  if ('all' in where) return { compositeFilter: { op: 'AND', filters: where.all.map(toRestFilter) } };
  if ('any' in where) return { compositeFilter: { op: 'OR', filters: where.any.map(toRestFilter) } };
  const field = { fieldPath: where[0] };
  if (where.length === 2) return { unaryFilter: { field, op: where[1] } };
  return { fieldFilter: { field, op: where[1], value: toRestValue(where[2]) } };
}

/** Array.isArray does not know readonly arrays. */
function isList(written: Written): written is readonly Written[] {
  return Array.isArray(written);
}

function restTime({ seconds, nanos }: { seconds: number; nanos: number }): string {
  return new Date(seconds * 1000).toISOString().replace('.000Z', `.${String(nanos).padStart(9, '0')}Z`);
}
