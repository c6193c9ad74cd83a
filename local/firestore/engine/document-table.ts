import type { Document, DocumentPath } from '../model/document.ts';
import { documentSize } from '../model/document-size.ts';
import { pathKey } from '../model/resource-name.ts';
import { microsOf, type Micros } from '../model/timestamp.ts';
import type { DocumentChange } from './write/plan-commit.ts';

/** A document's states, newest last; a deleted document's last state is null. */
type Version = { from: Micros; document: Document | null };
type Row = { path: DocumentPath; versions: Version[] };
type Collection = { path: DocumentPath; rows: Map<string, Row> };

/** The kept history: an hour, as in Firestore, but at most this many bytes of documents. */
const historyMicros = 3_600_000_000;
const historyBytes = 32 * 1024 * 1024;

/**
 * All documents of one database with their recent past, by collection. Reads at an earlier time see the state of that
 * time; states older than the history are dropped, oldest first.
 */
export class DocumentTable {
  readonly #collections = new Map<string, Collection>();
  readonly #collectionsById = new Map<string, Set<Collection>>();
  /** Rows, in the order in which their states were superseded. */
  #superseded: { row: Row; at: Micros; bytes: number }[] = [];
  #supersededBytes = 0;
  #forgotten = 0;
  #oldestReadable: Micros;

  constructor(documents: Iterable<Document>, loadedAt: Micros) {
    this.#oldestReadable = loadedAt;
    for (const document of documents) {
      this.#row(document.path).versions.push({ from: microsOf(document.updateTime), document });
    }
  }

  /** Reads before this time can no longer be answered. */
  get oldestReadable(): Micros {
    return this.#oldestReadable;
  }

  apply(changes: readonly DocumentChange[], at: Micros): void {
    for (const { path, after } of changes) {
      const row = this.#row(path);
      if (row.versions.length > 0) this.#supersede(row, at);
      row.versions.push({ from: at, document: after });
    }
    this.#forget(at - historyMicros);
  }

  get(path: DocumentPath, at: Micros = Infinity): Document | null {
    const row = this.#collections.get(pathKey(path.slice(0, -1)))?.rows.get(path.at(-1) ?? '');
    return row ? stateAt(row, at) : null;
  }

  /** Documents of one collection, in no particular order. */
  *inCollection(path: DocumentPath, at: Micros = Infinity): Iterable<Document> {
    const collection = this.#collections.get(pathKey(path));
    if (collection) yield* documentsOf(collection, at);
  }

  /** Documents of every collection with this id below a document (or of any id, for null). */
  *inGroup(collectionId: string | null, parent: DocumentPath, at: Micros = Infinity): Iterable<Document> {
    const collections =
      collectionId === null ? this.#collections.values() : (this.#collectionsById.get(collectionId) ?? []);
    for (const collection of collections) {
      if (startsWith(collection.path, parent)) yield* documentsOf(collection, at);
    }
  }

  /** Ids of the collections directly below a document that hold anything, at any depth. */
  collectionIds(parent: DocumentPath, at: Micros = Infinity): Set<string> {
    const ids = new Set<string>();
    for (const collection of this.#collections.values()) {
      const id = collection.path[parent.length];
      if (id === undefined || ids.has(id) || !startsWith(collection.path, parent)) continue;
      if (!documentsOf(collection, at).next().done) ids.add(id);
    }
    return ids;
  }

  /** Ids directly in a collection that only exist as ancestors of other documents. */
  missingIds(path: DocumentPath, at: Micros = Infinity): Set<string> {
    const ids = new Set<string>();
    for (const collection of this.#collections.values()) {
      const id = collection.path[path.length];
      if (id === undefined || collection.path.length <= path.length || !startsWith(collection.path, path))
        continue;
      if (this.get([...path, id], at) === null && !documentsOf(collection, at).next().done) ids.add(id);
    }
    return ids;
  }

  *all(): Iterable<Document> {
    for (const collection of this.#collections.values()) yield* documentsOf(collection, Infinity);
  }

  #row(path: DocumentPath): Row {
    const collection = this.#collection(path.slice(0, -1));
    const id = path.at(-1) ?? '';
    let row = collection.rows.get(id);
    if (!row) {
      row = { path, versions: [] };
      collection.rows.set(id, row);
    }
    return row;
  }

  #collection(path: DocumentPath): Collection {
    const key = pathKey(path);
    let collection = this.#collections.get(key);
    if (!collection) {
      collection = { path, rows: new Map() };
      this.#collections.set(key, collection);
      const id = path.at(-1) ?? '';
      const sameId = this.#collectionsById.get(id) ?? new Set();
      this.#collectionsById.set(id, sameId.add(collection));
    }
    return collection;
  }

  #supersede(row: Row, at: Micros): void {
    const past = row.versions.at(-1)?.document;
    const bytes = past ? documentSize(past.path, past.fields) : 0;
    this.#superseded.push({ row, at, bytes });
    this.#supersededBytes += bytes;
  }

  #forget(before: Micros): void {
    while (true) {
      const oldest = this.#superseded[this.#forgotten];
      if (!oldest || (oldest.at >= before && this.#supersededBytes <= historyBytes)) break;
      this.#forgotten++;
      this.#supersededBytes -= oldest.bytes;
      this.#oldestReadable = Math.max(this.#oldestReadable, oldest.at);
      this.#dropFirstState(oldest.row);
    }
    if (this.#forgotten > 10_000 && this.#forgotten * 2 > this.#superseded.length) {
      this.#superseded = this.#superseded.slice(this.#forgotten);
      this.#forgotten = 0;
    }
  }

  #dropFirstState(row: Row): void {
    row.versions.shift();
    if (row.versions.length > 1 || row.versions[0]?.document) return;
    const collection = this.#collections.get(pathKey(row.path.slice(0, -1)));
    collection?.rows.delete(row.path.at(-1) ?? '');
    if (collection?.rows.size === 0) {
      this.#collections.delete(pathKey(collection.path));
      const id = collection.path.at(-1) ?? '';
      this.#collectionsById.get(id)?.delete(collection);
      if (this.#collectionsById.get(id)?.size === 0) this.#collectionsById.delete(id);
    }
  }
}

function stateAt(row: Row, at: Micros): Document | null {
  for (let index = row.versions.length - 1; index >= 0; index--) {
    const version = row.versions[index];
    if (version && version.from <= at) return version.document;
  }
  return null;
}

function* documentsOf(collection: Collection, at: Micros): Generator<Document, void> {
  for (const row of collection.rows.values()) {
    const document = stateAt(row, at);
    if (document) yield document;
  }
}

export function startsWith(path: DocumentPath, prefix: DocumentPath): boolean {
  return path.length >= prefix.length && prefix.every((segment, index) => segment === path[index]);
}
