import { inject } from 'vitest';
import type { FirestoreAddress } from './provided.ts';
import { fieldsOf, type Stored, type StoredValue, valueOf } from './stored-values.ts';

/** Of one commit. */
const mostWrites = 500;

type Document = { name: string; fields?: Record<string, StoredValue> };

/**
 * The database of one test with the server's rights: what is there before the app looks, and what became of it. By
 * REST, since the SDK would leave a database of its own in the browser. Times are Dates.
 */
export class Store {
  readonly #documents: string;
  readonly #root: string;

  constructor(projectId: string) {
    const { host, port }: FirestoreAddress = inject('firestore');
    this.#root = `projects/${projectId}/databases/(default)/documents`;
    this.#documents = `http://${host}:${port}/v1/${this.#root}`;
  }

  async set(path: string, fields: Stored): Promise<void> {
    await this.#ask('PATCH', path, { fields: fieldsOf(fields) });
  }

  /** Many at once. */
  async setAll(documents: readonly (readonly [path: string, fields: Stored])[]): Promise<void> {
    for (let from = 0; from < documents.length; from += mostWrites) {
      const writes = documents.slice(from, from + mostWrites).map(([path, fields]) => ({
        update: { name: `${this.#root}/${path}`, fields: fieldsOf(fields) },
      }));
      await this.#send('POST', `${this.#documents}:commit`, { writes });
    }
  }

  async delete(path: string): Promise<void> {
    await this.#ask('DELETE', path);
  }

  /** One document, or undefined. */
  async read(path: string): Promise<Stored | undefined> {
    const found = await this.#ask('GET', path);
    return found === undefined ? undefined : contentOf(found as Document);
  }

  /** The documents of a collection with their ids, by id or by a field. */
  async list(path: string, by = '__name__'): Promise<(Stored & { id: string })[]> {
    const listed = (await this.#ask('GET', `${path}?pageSize=1000&orderBy=${by}`)) as {
      documents?: Document[];
    };
    return (listed.documents ?? []).map((found) => ({
      ...contentOf(found),
      id: found.name.slice(found.name.lastIndexOf('/') + 1),
    }));
  }

  #ask(method: string, path: string, body?: object): Promise<unknown> {
    return this.#send(method, `${this.#documents}/${path}`, body);
  }

  async #send(method: string, url: string, body?: object): Promise<unknown> {
    const response = await fetch(url, {
      method,
      headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (response.status === 404) return undefined;
    const answer: unknown = await response.json();
    if (!response.ok) throw new Error(`${method} ${url}: ${JSON.stringify(answer)}`);
    return answer;
  }
}

const contentOf = ({ fields = {} }: Document): Stored => valueOf({ mapValue: { fields } }) as Stored;
