import { formatDatabaseName, type DatabaseName } from '../model/resource-name.ts';
import { Database, type DatabaseOptions } from './database.ts';

/** Every database of the server; each is made when it is first named. */
export class Databases {
  readonly #open = new Map<string, Database>();
  readonly #options: DatabaseOptions;

  constructor(options: DatabaseOptions) {
    this.#options = options;
  }

  get(name: DatabaseName): Database {
    const key = formatDatabaseName(name);
    const known = this.#open.get(key);
    if (known) return known;
    const made = new Database(name, this.#options);
    this.#open.set(key, made);
    return made;
  }

  ofProject(project: string): Database[] {
    return [...this.#open.values()].filter(({ name }) => name.project === project);
  }

  /** Every database that has been named, in this process or an earlier one. */
  all(): Database[] {
    for (const name of this.#options.storage.databases()) this.get(name);
    return [...this.#open.values()];
  }

  /** To be called when a client's connection is gone. */
  orphan(connection: string): void {
    for (const database of this.#open.values()) database.orphan(connection);
  }

  /** To be called when rules have changed. */
  recheckListeners(): void {
    for (const database of this.#open.values()) database.recheckListeners();
  }

  get listenerCount(): number {
    return [...this.#open.values()].reduce((sum, { listenerCount }) => sum + listenerCount, 0);
  }

  close(): void {
    for (const database of this.#open.values()) database.close();
  }
}
