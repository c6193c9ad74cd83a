import type { Databases } from '../engine/databases.ts';
import type { Document } from '../model/document.ts';
import type { DatabaseName } from '../model/resource-name.ts';

/** The documents of a server at one moment. Documents are never changed in place, so this costs no copy of them. */
export class Snapshot {
  readonly #databases: readonly { name: DatabaseName; documents: readonly Document[] }[];

  constructor(databases: Databases) {
    this.#databases = databases
      .all()
      .map((each) => ({ name: each.name, documents: [...each.allDocuments()] }));
  }

  /** Restores these documents in the server; databases that were added later are emptied. */
  restore(databases: Databases): void {
    const kept = new Map(this.#databases.map(({ name, documents }) => [databases.get(name), documents]));
    for (const database of databases.all()) database.replaceAll(kept.get(database) ?? []);
  }
}
