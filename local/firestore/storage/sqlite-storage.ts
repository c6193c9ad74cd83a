import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { Document } from '../model/document.ts';
import { formatDatabaseName, parseDatabaseName, pathKey, type DatabaseName } from '../model/resource-name.ts';
import { microsOf, timestampOf, type Micros } from '../model/timestamp.ts';
import { parseFields, stringifyFields } from './stored-fields.ts';
import { StatusError } from '../model/status.ts';
import type { Storage, StoredChange } from './storage.ts';

const schema = `
  CREATE TABLE IF NOT EXISTS databases (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    last_commit INTEGER NOT NULL
  );
  CREATE TABLE IF NOT EXISTS documents (
    database_id INTEGER NOT NULL REFERENCES databases (id),
    path TEXT NOT NULL,
    created INTEGER NOT NULL,
    updated INTEGER NOT NULL,
    fields TEXT NOT NULL,
    PRIMARY KEY (database_id, path)
  );
`;

/**
 * One SQLite file in a folder. Each commit is one SQLite transaction in the write-ahead log: a process that is
 * killed at any moment leaves all commits it acknowledged and no part of any other. (A power failure may cost
 * the last ones: `synchronous` is NORMAL.)
 */
export class SqliteStorage implements Storage {
  readonly #sqlite: DatabaseSync;
  readonly #ids = new Map<string, number>();
  readonly #statements: Readonly<
    Record<'begin' | 'commit' | 'rollback' | 'put' | 'remove' | 'advance', StatementSync>
  >;

  constructor(folder: string) {
    mkdirSync(folder, { recursive: true });
    this.#sqlite = openFile(join(folder, 'firestore.sqlite'));
    this.#statements = {
      begin: this.#sqlite.prepare('BEGIN'),
      commit: this.#sqlite.prepare('COMMIT'),
      rollback: this.#sqlite.prepare('ROLLBACK'),
      put: this.#sqlite.prepare(
        `INSERT INTO documents (database_id, path, created, updated, fields) VALUES (?, ?, ?, ?, ?)
         ON CONFLICT DO UPDATE SET created = excluded.created, updated = excluded.updated, fields = excluded.fields`,
      ),
      remove: this.#sqlite.prepare('DELETE FROM documents WHERE database_id = ? AND path = ?'),
      advance: this.#sqlite.prepare('UPDATE databases SET last_commit = ? WHERE id = ?'),
    };
  }

  load(database: DatabaseName): { documents: Iterable<Document>; lastCommit: Micros } {
    const id = this.#idOf(database);
    const row = this.#sqlite.prepare('SELECT last_commit FROM databases WHERE id = ?').get(id);
    return { documents: this.#documents(id), lastCommit: Number(row?.last_commit ?? 0) };
  }

  save(database: DatabaseName, changes: readonly StoredChange[], commitTime: Micros): void {
    const id = this.#idOf(database);
    const { begin, commit, rollback, put, remove, advance } = this.#statements;
    begin.run();
    try {
      for (const { path, after } of changes) {
        if (!after) remove.run(id, pathKey(path));
        else {
          const { createTime, updateTime, fields } = after;
          put.run(id, pathKey(path), microsOf(createTime), microsOf(updateTime), stringifyFields(fields));
        }
      }
      advance.run(commitTime, id);
      commit.run();
    } catch (thrown) {
      rollback.run();
      throw isDiskFull(thrown)
        ? new StatusError('RESOURCE_EXHAUSTED', 'The disk that keeps the data is full.', { cause: thrown })
        : thrown;
    }
  }

  databases(): DatabaseName[] {
    const rows = this.#sqlite.prepare('SELECT name FROM databases ORDER BY name').all();
    return rows.map(({ name }) => parseDatabaseName(String(name)));
  }

  close(): void {
    this.#sqlite.close();
  }

  *#documents(databaseId: number): Iterable<Document> {
    const rows = this.#sqlite
      .prepare('SELECT path, created, updated, fields FROM documents WHERE database_id = ?')
      .iterate(databaseId);
    for (const { path, created, updated, fields } of rows) {
      yield {
        path: String(path).split('/'),
        fields: parseFields(String(fields)),
        createTime: timestampOf(Number(created)),
        updateTime: timestampOf(Number(updated)),
      };
    }
  }

  #idOf(database: DatabaseName): number {
    const name = formatDatabaseName(database);
    const known = this.#ids.get(name);
    if (known !== undefined) return known;
    this.#sqlite.prepare('INSERT OR IGNORE INTO databases (name, last_commit) VALUES (?, 0)').run(name);
    const id = Number(this.#sqlite.prepare('SELECT id FROM databases WHERE name = ?').get(name)?.id);
    this.#ids.set(name, id);
    return id;
  }
}

/** https://www.sqlite.org/rescode.html#full */
function isDiskFull(thrown: unknown): boolean {
  return thrown instanceof Error && 'errcode' in thrown && thrown.errcode === 13;
}

function openFile(path: string): DatabaseSync {
  const sqlite = new DatabaseSync(path);
  try {
    // One process at a time: two with their own working sets would overwrite each other.
    sqlite.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;');
    sqlite.exec(schema);
    return sqlite;
  } catch (thrown) {
    sqlite.close();
    if (isLocked(thrown)) throw new Error(`${path} is in use by another process.`, { cause: thrown });
    throw thrown;
  }
}

function isLocked(thrown: unknown): boolean {
  return thrown instanceof Error && 'errcode' in thrown && thrown.errcode === sqliteBusy;
}

/** SQLITE_BUSY, https://www.sqlite.org/rescode.html */
const sqliteBusy = 5;
