import { describe, expect, it } from 'vitest';
import type { Filter, Query } from '../../model/query.ts';
import {
  aDatabase,
  and,
  aQuery,
  commit,
  cursor,
  find,
  or,
  setWrite,
  where,
} from '../../testing/test-database.ts';
import { double, reference, valueOf, type Plain } from '../../transfer/plain-values.ts';
import type { Database } from '../database.ts';

async function withRooms(rooms: { [id: string]: { [name: string]: Plain } }): Promise<Database> {
  const database = aDatabase();
  await commit(database, ...Object.entries(rooms).map(([id, fields]) => setWrite(`rooms/${id}`, fields)));
  return database;
}

function nameOf(id: string): Plain {
  return reference(`projects/demo/databases/(default)/documents/rooms/${id}`);
}

describe('filters', () => {
  const rooms = {
    none: {},
    null: { n: null },
    nan: { n: double(Number.NaN) },
    one: { n: 1 },
    two: { n: double(2) },
    text: { n: '2' },
    list: { n: [1, 2, 'x'] },
    map: { n: { a: 1 } },
    holes: { n: [null, double(Number.NaN)] },
  };

  it.each<[string, Filter, string[]]>([
    ['equality across number types', where('n', 'EQUAL', 2), ['two']],
    ['inequality within the type', where('n', 'GREATER_THAN', 0), ['one', 'two']],
    ['ranges without NaN', where('n', 'LESS_THAN_OR_EQUAL', 2), ['one', 'two']],
    [
      'not equal without null and missing',
      where('n', 'NOT_EQUAL', 1),
      ['nan', 'two', 'text', 'holes', 'list', 'map'],
    ],
    ['in, never null', where('n', 'IN', [1, '2', null]), ['one', 'text']],
    ['not in', where('n', 'NOT_IN', [1, '2']), ['nan', 'two', 'holes', 'list', 'map']],
    ['equal to null, by a value, nothing', where('n', 'EQUAL', null), []],
    ['equal to NaN, by a value, nothing', where('n', 'EQUAL', double(Number.NaN)), []],
    ['not in with null finds nothing', where('n', 'NOT_IN', [1, null]), []],
    ['array contains', where('n', 'ARRAY_CONTAINS', 'x'), ['list']],
    ['array contains null, nothing', where('n', 'ARRAY_CONTAINS', null), []],
    ['array contains NaN, nothing', where('n', 'ARRAY_CONTAINS', double(Number.NaN)), []],
    ['array contains any', where('n', 'ARRAY_CONTAINS_ANY', [9, 2]), ['list']],
    ['is null', { kind: 'unary', field: ['n'], op: 'IS_NULL' }, ['null']],
    ['is NaN', { kind: 'unary', field: ['n'], op: 'IS_NAN' }, ['nan']],
    [
      'is not null',
      { kind: 'unary', field: ['n'], op: 'IS_NOT_NULL' },
      ['nan', 'one', 'two', 'text', 'holes', 'list', 'map'],
    ],
    ['a nested field', where('n.a', 'EQUAL', 1), ['map']],
    ['or', or(where('n', 'EQUAL', 1), where('n', 'EQUAL', '2')), ['one', 'text']],
    ['and', and(where('n', 'GREATER_THAN', 0), where('n', 'LESS_THAN', 2)), ['one']],
    ['the document name', where('__name__', 'GREATER_THAN', nameOf('one')), ['text', 'two']],
  ])('find %s', async (_what, filter, ids) => {
    expect(find(await withRooms(rooms), aQuery('rooms', { where: filter }))).toEqual(ids);
  });

  it('of an OR still ask for the fields of its inequalities', async () => {
    const database = await withRooms({ a: { a: 2 }, b: { b: 1 }, ab: { a: 0, b: 1 } });
    const query = aQuery('rooms', { where: or(where('a', 'GREATER_THAN', 1), where('b', 'EQUAL', 1)) });
    expect(find(database, query)).toEqual(['ab', 'a']);
  });
});

describe('order, cursors and limits', () => {
  const rooms = { a: { n: 2, m: 1 }, b: { n: 1, m: 1 }, c: { n: 2, m: 0 }, d: { m: 5 } };

  it.each<[string, Parameters<typeof aQuery>[1], string[]]>([
    ['by a field, then by name in the same direction', { orderBy: ['n desc'] }, ['c', 'a', 'b']],
    ['by several fields', { orderBy: ['n desc', 'm'] }, ['c', 'a', 'b']],
    ['from a value on', { orderBy: ['n'], startAt: cursor([2], { before: true }) }, ['a', 'c']],
    ['after a value', { orderBy: ['n'], startAt: cursor([1], { before: false }) }, ['a', 'c']],
    ['before a value', { orderBy: ['n'], endAt: cursor([2], { before: true }) }, ['b']],
    ['after a document', { orderBy: ['n'], startAt: cursor([2, nameOf('a')], { before: false }) }, ['c']],
    [
      'backwards from a document',
      { orderBy: ['n desc'], startAt: cursor([2, nameOf('c')], { before: true }) },
      ['c', 'a', 'b'],
    ],
    ['limited with an offset', { orderBy: ['n'], offset: 1, limit: 1 }, ['a']],
  ])('%s', async (_what, query, ids) => {
    expect(find(await withRooms(rooms), aQuery('rooms', query))).toEqual(ids);
  });
});

describe('collections', () => {
  it('are apart from their subcollections, and a group spans them all', async () => {
    const database = aDatabase();
    await commit(
      database,
      setWrite('rooms/a', {}),
      setWrite('rooms/a/seats/1', {}),
      setWrite('halls/x/rooms/b', {}),
      setWrite('halls/x/rooms/b/seats/2', {}),
    );
    expect(find(database, aQuery('rooms'))).toEqual(['a']);
    expect(find(database, aQuery('rooms', { allDescendants: true }))).toEqual(['b', 'a']);
    expect(find(database, aQuery('halls/x/rooms', { allDescendants: true }))).toEqual(['b']);
    expect(find(database, aQuery('halls/x/rooms', { collectionId: null, allDescendants: true }))).toEqual([
      'b',
      '2',
    ]);
  });

  it('are listed by the documents below them, also where a document is missing', async () => {
    const database = aDatabase();
    await commit(database, setWrite('halls/x/rooms/b/seats/2', {}));
    expect(database.collectionIds([], { kind: 'now' })).toEqual(['halls']);
    expect(database.missingIds(['halls'], { kind: 'now' })).toEqual(['x']);
  });
});

describe('queries that Firestore refuses', () => {
  const many = Array.from({ length: 31 }, (_, index) => index);

  it.each<[string, Partial<Query> & { orderBy?: never }, string]>([
    ['an empty IN', { where: where('n', 'IN', []) }, 'non-empty'],
    ['an IN over 30', { where: where('n', 'IN', many) }, 'up to 30'],
    ['a NOT_IN over 10', { where: where('n', 'NOT_IN', many.slice(0, 11)) }, 'up to 10'],
    [
      'more than 30 disjunctions',
      { where: and(where('a', 'IN', many.slice(0, 6)), where('b', 'IN', many.slice(0, 6))) },
      'disjunctions',
    ],
    ['two negations', { where: and(where('a', 'NOT_EQUAL', 1), where('b', 'NOT_EQUAL', 1)) }, 'a single'],
    [
      'two filters on arrays in one disjunction',
      { where: and(where('a', 'ARRAY_CONTAINS', 1), where('b', 'ARRAY_CONTAINS_ANY', [1])) },
      'per disjunction',
    ],
    ['a name that contains', { where: where('__name__', 'ARRAY_CONTAINS', 1) }, 'not supported'],
    ['NOT_IN with OR', { where: or(where('a', 'NOT_IN', [1]), where('b', 'EQUAL', 1)) }, 'NOT_IN'],
    ['a name compared with text', { where: where('__name__', 'EQUAL', 'a') }, 'must be a Key'],
    ['a reserved collection', { collectionId: '__x__' }, 'reserved'],
    [
      'cursors longer than the order',
      { startAt: { values: [valueOf(1), valueOf(2)], before: true } },
      'too many values',
    ],
  ])('%s', async (_what, query, message) => {
    const database = aDatabase();
    expect(() => database.plan(aQuery('rooms', query))).toThrow(message);
  });

  it('an order by a field twice, or after the name', () => {
    const database = aDatabase();
    expect(() => database.plan(aQuery('rooms', { orderBy: ['n', 'n desc'] }))).toThrow('duplicate');
    expect(() => database.plan(aQuery('rooms', { orderBy: ['__name__', 'n'] }))).toThrow('after the key');
    const inequality = { where: where('n', 'GREATER_THAN', 1), orderBy: ['__name__'] };
    expect(() => database.plan(aQuery('rooms', inequality))).toThrow('after the key');
  });
});
