import type { Document } from '../model/document.ts';
import type { DatabaseName } from '../model/resource-name.ts';
import type { Micros } from '../model/timestamp.ts';
import type { DocumentPath } from '../model/document.ts';

export type StoredChange = { path: DocumentPath; after: Document | null };

/** The data that outlives the process. The engine holds the working set; this holds every acknowledged commit. */
export interface Storage {
  /** All documents of a database and the time of its last commit. */
  load(database: DatabaseName): { documents: Iterable<Document>; lastCommit: Micros };
  /** Makes one commit durable, whole or not at all. Once it returns, killing the process loses none of it. */
  save(database: DatabaseName, changes: readonly StoredChange[], commitTime: Micros): void;
  databases(): DatabaseName[];
  close(): void;
}
