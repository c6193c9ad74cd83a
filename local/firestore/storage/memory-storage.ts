import type { Document } from '../model/document.ts';
import { formatDatabaseName, parseDatabaseName, pathKey, type DatabaseName } from '../model/resource-name.ts';
import type { Micros } from '../model/timestamp.ts';
import type { Storage, StoredChange } from './storage.ts';

/** Keeps no data after its end: for tests and throw-away servers. */
export class MemoryStorage implements Storage {
  readonly #databases = new Map<string, { documents: Map<string, Document>; lastCommit: Micros }>();

  load(database: DatabaseName): { documents: Iterable<Document>; lastCommit: Micros } {
    const { documents, lastCommit } = this.#open(database);
    return { documents: documents.values(), lastCommit };
  }

  save(database: DatabaseName, changes: readonly StoredChange[], commitTime: Micros): void {
    const stored = this.#open(database);
    for (const { path, after } of changes) {
      if (after) stored.documents.set(pathKey(path), after);
      else stored.documents.delete(pathKey(path));
    }
    stored.lastCommit = commitTime;
  }

  databases(): DatabaseName[] {
    return [...this.#databases.keys()].map(parseDatabaseName);
  }

  close(): void {
    this.#databases.clear();
  }

  #open(database: DatabaseName): { documents: Map<string, Document>; lastCommit: Micros } {
    const key = formatDatabaseName(database);
    const known = this.#databases.get(key);
    if (known) return known;
    const made = { documents: new Map<string, Document>(), lastCommit: 0 };
    this.#databases.set(key, made);
    return made;
  }
}
