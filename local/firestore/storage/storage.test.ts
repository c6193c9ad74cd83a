import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import type { Document } from '../model/document.ts';
import { arbitraryFields } from '../testing/arbitrary-value.ts';
import { fieldsOf, type Plain } from '../transfer/plain-values.ts';
import { MemoryStorage } from './memory-storage.ts';
import { SqliteStorage } from './sqlite-storage.ts';
import type { Storage } from './storage.ts';
import { parseFields, stringifyFields } from './stored-fields.ts';
import { sample } from '../testing/sample.ts';

const database = { project: 'p', database: '(default)' };
const other = { project: 'p', database: 'other' };

function aDocument(path: string, fields: { readonly [name: string]: Plain }): Document {
  const time = { seconds: 1_795_211_172, nanos: 45_678_000 };
  return { path: path.split('/'), fields: fieldsOf(fields), createTime: time, updateTime: time };
}

function put(document: Document): { path: readonly string[]; after: Document } {
  return { path: document.path, after: document };
}

function contents(storage: Storage, name = database): Document[] {
  return [...storage.load(name).documents];
}

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'firestore-storage-'));
  folders.push(folder);
  return folder;
}

describe.each<[string, () => Storage]>([
  ['memory', () => new MemoryStorage()],
  ['SQLite', () => new SqliteStorage(aFolder())],
])('%s storage', (_kind, open) => {
  it('holds what was saved and not deleted, with the time of the last commit', () => {
    const storage = open();
    const kept = aDocument('rooms/a', { n: 1 });
    storage.save(database, [put(aDocument('rooms/a', {})), put(aDocument('rooms/b', {}))], 10);
    storage.save(database, [put(kept), { path: ['rooms', 'b'], after: null }], 11);
    expect(contents(storage)).toEqual([kept]);
    expect(storage.load(database).lastCommit).toBe(11);
    storage.close();
  });

  it('keeps databases apart and names them', () => {
    const storage = open();
    storage.save(database, [put(aDocument('rooms/a', {}))], 1);
    storage.save(other, [put(aDocument('rooms/b', {}))], 1);
    expect(contents(storage, other).map(({ path }) => path)).toEqual([['rooms', 'b']]);
    expect(storage.databases()).toEqual([database, other]);
    storage.close();
  });
});

describe('SQLite storage', () => {
  it('gives back after a restart what it was given', () => {
    const folder = aFolder();
    const document = aDocument('rooms/ä/seats/1', {
      n: 1,
      at: new Date(),
      bytes: new Uint8Array([1, 2]),
      deep: { list: [null] },
    });
    const first = new SqliteStorage(folder);
    first.save(database, [put(document)], 1_795_211_172_045_678);
    first.close();

    const second = new SqliteStorage(folder);
    expect(contents(second)).toEqual([document]);
    expect(second.load(database).lastCommit).toBe(1_795_211_172_045_678);
    second.close();
  });

  it('says so when another process has the file', () => {
    const folder = aFolder();
    const first = new SqliteStorage(folder);
    expect(() => new SqliteStorage(folder)).toThrow('in use by another process');
    first.close();
  });

  it('leaves nothing of a commit that failed half way', () => {
    const storage = new SqliteStorage(aFolder());
    const broken = { ...aDocument('rooms/b', {}), createTime: { seconds: Number.NaN, nanos: 0 } };
    expect(() => storage.save(database, [put(aDocument('rooms/a', {})), put(broken)], 1)).toThrow();
    expect(contents(storage)).toEqual([]);
    storage.close();
  });
});

it('any fields survive being written down', () => {
  fc.assert(
    fc.property(arbitraryFields, (fields) => {
      expect(parseFields(stringifyFields(fields))).toEqual(fields);
    }),
    sample(300),
  );
});
