import protobuf from 'protobufjs';
import { describe, expect, it } from 'vitest';
import { aDatabase, and, aQuery, or, where } from '../../testing/test-database.ts';
import type { IndexCatalogue } from './index-definition.ts';
import { CataloguePolicy } from './index-policy.ts';
import type { IndexUse } from './needed-indexes.ts';
import { readCatalogue } from './read-catalogue.ts';

type QueryPart = Parameters<typeof aQuery>[1];
const plainUse: IndexUse = { aggregated: [], vector: null };

function catalogue(...indexes: string[][]): IndexCatalogue {
  return readCatalogue(
    JSON.stringify({
      indexes: indexes.map((fields) => ({
        collectionGroup: 'rooms',
        queryScope: 'COLLECTION',
        fields: fields.map((text) => {
          const [fieldPath, mode] = text.split(' ');
          if (mode === 'contains') return { fieldPath, arrayConfig: 'CONTAINS' };
          return { fieldPath, order: mode === 'desc' ? 'DESCENDING' : 'ASCENDING' };
        }),
      })),
    }),
  );
}

function check(
  query: QueryPart,
  indexes: IndexCatalogue,
  { use = plainUse, isStrict = true } = {},
): string[] {
  const log: string[] = [];
  const policy = new CataloguePolicy({ catalogue: () => indexes, isStrict, log: (line) => log.push(line) });
  policy.check(aDatabase().plan(aQuery('rooms', query)), use);
  return log;
}

const byStatusNewestFirst = { where: where('status', 'EQUAL', 'open'), orderBy: ['at desc'] };

describe('queries that need no index of their own', () => {
  it.each<[string, QueryPart]>([
    ['everything', {}],
    ['one order', { orderBy: ['at desc'] }],
    ['one range', { where: where('at', 'GREATER_THAN', 1) }],
    ['equalities, merged', { where: and(where('a', 'EQUAL', 1), where('b', 'IN', [1, 2])) }],
    ['membership beside equality', { where: and(where('a', 'ARRAY_CONTAINS', 1), where('b', 'EQUAL', 1)) }],
    ['an order that an equality settles', { where: where('a', 'EQUAL', 1), orderBy: ['a'] }],
    ['a whole collection group', { allDescendants: true }],
  ])('%s', (_what, query) => {
    expect(() => check(query, catalogue())).not.toThrow();
  });
});

describe('queries that need a composite index', () => {
  it.each<[string, QueryPart, string[]]>([
    ['equality and order', byStatusNewestFirst, ['status asc', 'at desc']],
    ['two orders', { orderBy: ['a', 'b desc'] }, ['a asc', 'b desc']],
    ['two ranges', { where: and(where('a', 'GREATER_THAN', 1), where('b', 'LESS_THAN', 1)) }, ['a', 'b']],
    [
      'membership and order',
      { where: where('tags', 'ARRAY_CONTAINS', 1), orderBy: ['at'] },
      ['tags contains', 'at'],
    ],
  ])('%s', (_what, query, fields) => {
    expect(() => check(query, catalogue())).toThrow(
      expect.objectContaining({
        code: 'FAILED_PRECONDITION',
        message: expect.stringContaining('requires an index'),
      }),
    );
    expect(() => check(query, catalogue(fields))).not.toThrow();
  });

  it('read an index backwards', () => {
    expect(() => check({ orderBy: ['a desc', 'b'] }, catalogue(['a asc', 'b desc']))).not.toThrow();
    expect(() => check({ orderBy: ['a', 'b'] }, catalogue(['a asc', 'b desc']))).toThrow('requires an index');
  });

  it('merge indexes that end in the same order', () => {
    const query = { where: and(where('a', 'EQUAL', 1), where('b', 'EQUAL', 1)), orderBy: ['at'] };
    expect(() => check(query, catalogue(['a', 'at'], ['b', 'at']))).not.toThrow();
    expect(() => check(query, catalogue(['a', 'at']))).toThrow('requires an index');
  });

  it('need one for every side of an OR', () => {
    const query = { where: or(where('a', 'EQUAL', 1), where('b', 'EQUAL', 1)), orderBy: ['at'] };
    expect(() => check(query, catalogue(['a', 'at']))).toThrow('"b"');
    expect(() => check(query, catalogue(['a', 'at'], ['b', 'at']))).not.toThrow();
  });

  it('count what is summed', () => {
    const use = { ...plainUse, aggregated: [['size']] };
    const query = { where: where('a', 'EQUAL', 1) };
    expect(() => check(query, catalogue(), { use })).toThrow('requires an index');
    expect(() => check(query, catalogue(['a', 'size']), { use })).not.toThrow();
  });

  it('need a vector index for the nearest', () => {
    const use = { ...plainUse, vector: { field: ['embedding'], dimension: 3 } };
    expect(() => check({}, catalogue(), { use })).toThrow('"vectorConfig":{"dimension":3,"flat":{}}');
  });
});

describe('single-field indexes', () => {
  const overridden = readCatalogue(
    JSON.stringify({
      fieldOverrides: [
        {
          collectionGroup: 'rooms',
          fieldPath: 'at',
          indexes: [{ order: 'ASCENDING', queryScope: 'COLLECTION_GROUP' }],
        },
      ],
    }),
  );

  it('of a collection group exist by override alone', () => {
    const query = { allDescendants: true, orderBy: ['at'] };
    expect(() => check(query, catalogue())).toThrow('requires a COLLECTION_GROUP_ASC index');
    expect(() => check(query, overridden)).not.toThrow();
  });

  it('are replaced by an override, which the official emulator never tells', () => {
    expect(() => check({ orderBy: ['at'] }, overridden)).toThrow('requires a COLLECTION_ASC index');
  });
});

describe('the policy', () => {
  it('only logs, once, what to add unless it is strict', () => {
    const [line, ...more] = check(byStatusNewestFirst, catalogue(), { isStrict: false });
    expect(line).toBe(
      'missing index on rooms (status ASC, at DESC, __name__ DESC); add ' +
        '{"collectionGroup":"rooms","queryScope":"COLLECTION","fields":[{"fieldPath":"status","order":"ASCENDING"},{"fieldPath":"at","order":"DESCENDING"}]}',
    );
    expect(more).toEqual([]);
  });

  it('refuses in production’s words, with the console’s link and the entry to paste', () => {
    const link = linkIn(() => check(byStatusNewestFirst, catalogue()));
    expect(link.kind).toBe('create_composite');
    expect(readMessage(link.index)).toEqual([
      [1, 'projects/demo/databases/(default)/collectionGroups/rooms/indexes/_'],
      [2, 1],
      [3, '\n\x06status\x10\x01'],
      [3, '\n\x02at\x10\x02'],
      [3, '\n\x08__name__\x10\x02'],
    ]);
    expect(() => check(byStatusNewestFirst, catalogue())).toThrow(
      'Or add to firestore.indexes.json: {"collectionGroup":"rooms","queryScope":"COLLECTION","fields":[',
    );
  });

  it('asks for an exemption of a single field of a collection group', () => {
    const query = { allDescendants: true, orderBy: ['at desc'] };
    expect(() => check(query, catalogue())).toThrow(
      'The query requires a COLLECTION_GROUP_DESC index for collection rooms and field at. You can create it here:',
    );
    const link = linkIn(() => check(query, catalogue()));
    expect(link.kind).toBe('create_exemption');
    expect(readMessage(link.index)).toEqual([
      [1, 'projects/demo/databases/(default)/collectionGroups/rooms/fields/at'],
      [2, 2],
      [3, '\n\x02at\x10\x02'],
    ]);
  });

  it('names the place of a mistake in the file', () => {
    const broken = JSON.stringify({ indexes: [{ collectionGroup: 'rooms', fields: [{ fieldPath: 'a' }] }] });
    expect(() => readCatalogue(broken)).toThrow('indexes[0].fields[0] has neither order');
  });
});

/** The link of a refusal, taken apart. */
function linkIn(refused: () => void): { kind: string; index: Buffer } {
  try {
    refused();
  } catch (thrown) {
    const [, url = ''] = /here: (\S+)/.exec(String(thrown)) ?? [];
    const { origin, pathname, searchParams } = new URL(url);
    expect(origin + pathname).toBe('https://console.firebase.google.com/v1/r/project/demo/firestore/indexes');
    const [[kind, index] = ['', '']] = [...searchParams];
    return { kind, index: Buffer.from(index, 'base64url') };
  }
  throw new Error('The query was not refused.');
}

/** The fields of a message: numbers unchanged, all else as Latin text. */
function readMessage(message: Buffer): [number, number | string][] {
  const reader = protobuf.Reader.create(message);
  const fields: [number, number | string][] = [];
  while (reader.pos < reader.len) {
    const tag = reader.uint32();
    const isNumber = (tag & 7) === 0;
    fields.push([tag >>> 3, isNumber ? reader.uint32() : Buffer.from(reader.bytes()).toString('latin1')]);
  }
  return fields;
}
