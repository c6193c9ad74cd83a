import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** A named set of records in order of arrival. Records are immutable: to change one, put a new version. */
export type Collection<T> = {
  get: (id: string) => T | undefined;
  put: (id: string, record: T) => T;
  delete: (id: string) => boolean;
  values: () => T[];
};

/**
 * The data of the stand-ins. It is read from memory and written through to SQLite, so that it survives a restart or a
 * kill.
 */
export type Records = {
  collection: <T>(name: string) => Collection<T>;
  /** All the puts and deletes of `work`, or none of them. */
  atomically: <T>(work: () => T) => T;
  clear: () => void;
  close: () => void;
};

/** Opens the file `providers.sqlite` in `dataDir`; without a folder, all is lost at `close`. */
export function openRecords(dataDir?: string): Records {
  const database = new DatabaseSync(databaseFile(dataDir));
  database.exec(SCHEMA);
  const byCollection = load(database);
  const insert = database.prepare(
    'INSERT INTO records (collection, id, body) VALUES (?, ?, ?) ON CONFLICT (collection, id) DO UPDATE SET body = excluded.body',
  );
  const remove = database.prepare('DELETE FROM records WHERE collection = ? AND id = ?');
  let depth = 0;

  function collection<T>(name: string): Collection<T> {
    const records = recordsOf(byCollection, name) as Map<string, T>;
    return {
      get: (id) => records.get(id),
      put: (id, record) => {
        insert.run(name, id, JSON.stringify(record));
        records.set(id, record);
        return record;
      },
      delete: (id) => {
        remove.run(name, id);
        return records.delete(id);
      },
      values: () => [...records.values()],
    };
  }

  function atomically<T>(work: () => T): T {
    if (depth > 0) return work();
    depth += 1;
    database.exec('BEGIN');
    try {
      const result = work();
      database.exec('COMMIT');
      return result;
    } catch (error) {
      database.exec('ROLLBACK');
      restore(byCollection, load(database));
      throw error;
    } finally {
      depth -= 1;
    }
  }

  function clear(): void {
    database.exec('DELETE FROM records');
    for (const records of byCollection.values()) records.clear();
  }

  return { collection, atomically, clear, close: () => database.close() };
}

type ByCollection = Map<string, Map<string, unknown>>;

// WAL with synchronous=NORMAL survives the death of the process, which tests cause.
const SCHEMA = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = NORMAL;
  CREATE TABLE IF NOT EXISTS records (
    seq INTEGER PRIMARY KEY,
    collection TEXT NOT NULL,
    id TEXT NOT NULL,
    body TEXT NOT NULL,
    UNIQUE (collection, id)
  );
`;

function databaseFile(dataDir: string | undefined): string {
  if (dataDir === undefined) return ':memory:';
  mkdirSync(dataDir, { recursive: true });
  return path.join(dataDir, 'providers.sqlite');
}

function load(database: DatabaseSync): ByCollection {
  const byCollection: ByCollection = new Map();
  for (const row of database.prepare('SELECT collection, id, body FROM records ORDER BY seq').all()) {
    recordsOf(byCollection, String(row.collection)).set(String(row.id), JSON.parse(String(row.body)));
  }
  return byCollection;
}

function recordsOf(byCollection: ByCollection, name: string): Map<string, unknown> {
  const known = byCollection.get(name);
  if (known) return known;
  const records = new Map<string, unknown>();
  byCollection.set(name, records);
  return records;
}

/** Open collections keep their map, so a rollback refills the maps and does not replace them. */
function restore(live: ByCollection, saved: ByCollection): void {
  for (const [name, records] of live) {
    records.clear();
    for (const [id, record] of saved.get(name) ?? []) records.set(id, record);
  }
}
