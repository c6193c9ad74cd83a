import type { DocumentPath } from './document.ts';
import { limits } from './limits.ts';
import { invalidArgument } from './status.ts';
import { utf8Length } from './text-order.ts';

export type DatabaseName = { project: string; database: string };

export function formatDatabaseName(name: DatabaseName): string {
  return `projects/${name.project}/databases/${name.database}`;
}

export function parseDatabaseName(text: string): DatabaseName {
  const parts = /^projects\/([^/]+)\/databases\/([^/]+)(?:\/documents)?$/.exec(text);
  const [, project, database] = parts ?? [];
  if (!project || !database) throw invalidArgument(`Invalid database name: "${text}".`);
  return { project, database };
}

export function formatDocumentName(database: DatabaseName, path: DocumentPath): string {
  const root = `${formatDatabaseName(database)}/documents`;
  return path.length === 0 ? root : `${root}/${path.join('/')}`;
}

/** Reads `projects/{p}/databases/{d}/documents/…`; the path may be empty (the root of all collections). */
export function parseResourceName(text: string): { database: DatabaseName; path: DocumentPath } {
  const parts = /^projects\/([^/]+)\/databases\/([^/]+)\/documents(?:\/(.+))?$/s.exec(text);
  const [, project, database, rest] = parts ?? [];
  if (!project || !database) throw invalidArgument(`Document name "${text}" lacks "projects" at index 0.`);
  const path = rest === undefined ? [] : rest.split('/');
  if (utf8Length(text) > limits.documentNameBytes) {
    throw invalidArgument(`Document name is longer than ${limits.documentNameBytes} bytes.`);
  }
  for (const segment of path) checkSegment(segment, text);
  return { database: { project, database }, path };
}

/** A document path within one database: names of any other database are refused. */
export function parseDocumentName(text: string, expected: DatabaseName): DocumentPath {
  const { database, path } = parseResourceName(text);
  if (database.project !== expected.project || database.database !== expected.database) {
    throw invalidArgument(
      `The document "${text}" is not in the database "${formatDatabaseName(expected)}" of this request.`,
    );
  }
  if (path.length === 0 || path.length % 2 !== 0) {
    throw invalidArgument(`Document name "${text}" has invalid number of segments.`);
  }
  return path;
}

export function checkSegment(segment: string, name: string): void {
  if (segment === '') throw invalidArgument(`Document name "${name}" contains an empty segment.`);
  if (segment === '.' || segment === '..') {
    throw invalidArgument(`Document name "${name}" contains invalid segment "${segment}".`);
  }
  if (/^__.*__$/s.test(segment) && !/^__id-?\d+__$/.test(segment)) {
    throw invalidArgument(`Resource id "${segment}" is invalid because it is reserved.`);
  }
  if (utf8Length(segment) > limits.segmentBytes) {
    throw invalidArgument(
      `Resource id "${segment.slice(0, 40)}…" is longer than ${limits.segmentBytes} bytes.`,
    );
  }
}

/** One string for one path, for maps: ids never contain a slash. */
export function pathKey(path: DocumentPath): string {
  return path.join('/');
}
