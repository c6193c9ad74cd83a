import type { Access } from '../../access/access.ts';
import type { Caller } from '../../access/caller.ts';
import type { Database } from '../../engine/database.ts';
import type { Databases } from '../../engine/databases.ts';
import type { IndexPolicy } from '../../engine/indexes/index-policy.ts';
import type { ResumeTokens } from '../../engine/watch/resume-token.ts';
import { parseDatabaseName, parseResourceName, type DatabaseName } from '../../model/resource-name.ts';
import type { DocumentPath } from '../../model/document.ts';
import type { StatusError } from '../../model/status.ts';

/** The context of every request handler, for any transport. */
export type Backend = {
  databases: Databases;
  resumeTokens: ResumeTokens;
  indexes: IndexPolicy;
  accessOf(caller: Caller, database: Database): Access;
  newDocumentId(): string;
  /** For internal errors; clients learn only that one happened. */
  readonly reportInternal: (error: StatusError) => void;
};

export type Call = {
  backend: Backend;
  caller: Caller;
  /** The connection that owns transactions begun here; null if requests share none. */
  connection: string | null;
};

export type Target = { database: Database; access: Access };

export function openDatabase({ backend, caller }: Call, name: DatabaseName): Target {
  const database = backend.databases.get(name);
  return { database, access: backend.accessOf(caller, database) };
}

/** For requests that name their database. */
export function databaseTarget(call: Call, name: string | null | undefined): Target {
  return openDatabase(call, parseDatabaseName(name ?? ''));
}

/** For requests that name a document or the root of all documents. */
export function resourceTarget(call: Call, name: string | null | undefined): Target & { path: DocumentPath } {
  const { database, path } = parseResourceName(name ?? '');
  return { ...openDatabase(call, database), path };
}
