import { Database } from '../engine/database.ts';
import { manualClock, type ManualClock } from '../engine/manual-clock.ts';
import type { Transform, Write } from '../engine/write/write.ts';
import { parseFieldPath } from '../model/field-path.ts';
import type { Cursor, Filter, Query } from '../model/query.ts';
import { MemoryStorage } from '../storage/memory-storage.ts';
import type { Storage } from '../storage/storage.ts';
import { fieldsOf, valueOf, type Plain } from '../transfer/plain-values.ts';

export const testDatabaseName = { project: 'demo', database: '(default)' };

/** A clock that only the test moves; 2026-01-01 at first. */
export function aClock(): ManualClock {
  return manualClock(new Date('2026-01-01T00:00:00Z'));
}

export function aDatabase({
  clock = aClock(),
  storage = new MemoryStorage(),
  lockWaitMs = 1000,
}: { clock?: { now: () => number }; storage?: Storage; lockWaitMs?: number } = {}): Database {
  let transactions = 0;
  return new Database(testDatabaseName, {
    storage,
    wall: clock.now,
    newTransactionId: () => `t${++transactions}`,
    lockWaitMs,
  });
}

export async function commit(database: Database, ...writes: Write[]): ReturnType<Database['commit']> {
  return database.commit(writes, { guard: () => undefined, transaction: null });
}

/** `setWrite('rooms/a', { size: 3 })`; with a mask it is an update of those fields. */
export function setWrite(
  path: string,
  fields: { readonly [name: string]: Plain },
  {
    mask,
    transforms = [],
    exists,
  }: { mask?: readonly string[]; transforms?: readonly Transform[]; exists?: boolean } = {},
): Write {
  return {
    kind: 'set',
    path: path.split('/'),
    fields: fieldsOf(fields),
    mask: mask ? mask.map(parseFieldPath) : null,
    transforms,
    precondition: exists === undefined ? null : { kind: 'exists', exists },
  };
}

export function deleteWrite(path: string): Write {
  return { kind: 'delete', path: path.split('/'), precondition: null };
}

type FieldFilter = Extract<Filter, { kind: 'field' }>;

/** `where('size', 'GREATER_THAN', 3)` */
export function where(field: string, op: FieldFilter['op'], value: Plain): FieldFilter {
  return { kind: 'field', field: parseFieldPath(field), op, value: valueOf(value) };
}

export function and(...filters: Filter[]): Filter {
  return { kind: 'composite', op: 'AND', filters };
}

export function or(...filters: Filter[]): Filter {
  return { kind: 'composite', op: 'OR', filters };
}

export function cursor(values: readonly Plain[], { before }: { before: boolean }): Cursor {
  return { values: values.map(valueOf), before };
}

/** `aQuery('rooms', { orderBy: ['size desc'] })`: everything in the collection by default. */
export function aQuery(
  collection: string,
  { orderBy = [], ...rest }: Partial<Omit<Query, 'orderBy'>> & { orderBy?: readonly string[] } = {},
): Query {
  const path = collection.split('/');
  return {
    parent: path.slice(0, -1),
    collectionId: path.at(-1) ?? null,
    allDescendants: false,
    where: null,
    orderBy: orderBy.map((text) => {
      const [field = '', direction] = text.split(' ');
      return { field: parseFieldPath(field), direction: direction === 'desc' ? 'DESCENDING' : 'ASCENDING' };
    }),
    startAt: null,
    endAt: null,
    offset: 0,
    limit: null,
    select: null,
    ...rest,
  };
}

/** The ids that a query finds, in order. */
export function find(database: Database, query: Query): string[] {
  const plan = database.plan(query);
  const entries = database.entries(plan);
  const end = query.limit === null ? undefined : query.offset + query.limit;
  return entries.slice(query.offset, end).map(({ document }) => document.path.at(-1) ?? '');
}
