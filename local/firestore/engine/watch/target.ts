import type { Document, DocumentPath } from '../../model/document.ts';
import { pathKey } from '../../model/resource-name.ts';
import type { Micros } from '../../model/timestamp.ts';
import type { QueryPlan } from '../query/plan-query.ts';

/** The documents or the query that a client listens to. */
export type TargetSpec =
  { kind: 'query'; plan: QueryPlan } | { kind: 'documents'; paths: readonly DocumentPath[] };

export type TargetRequest = {
  id: number;
  spec: TargetSpec;
  /**
   * The point from which the client continues; null starts anew. `lost`: the client has a state that we can no longer
   * compare.
   */
  since: { kind: 'time'; time: Micros } | { kind: 'lost' } | null;
  once: boolean;
};

/** Members of a target by path key: the documents that the client should have. */
export type Members = ReadonlyMap<string, Document>;

/** A document that entered, changed in or left a target. */
export type MemberChange = {
  path: DocumentPath;
  /** The document's present state, also when it left; null when it no longer exists. */
  document: Document | null;
  isMember: boolean;
  /** False for one that only moved out of a limit: the client does not need its contents. */
  isModified: boolean;
};

/** Keys under which a commit finds the targets that it may concern. */
export function scopesOfTarget(spec: TargetSpec): string[] {
  if (spec.kind === 'documents') return spec.paths.map(documentScope);
  const { parent, collectionId, allDescendants } = spec.plan.query;
  if (collectionId === null) return [everyDocument];
  return [allDescendants ? groupScope(collectionId) : collectionScope([...parent, collectionId])];
}

export function scopesOfDocument(path: DocumentPath): string[] {
  return [
    documentScope(path),
    collectionScope(path.slice(0, -1)),
    groupScope(path.at(-2) ?? ''),
    everyDocument,
  ];
}

export function documentScope(path: DocumentPath): string {
  return `document ${pathKey(path)}`;
}

function collectionScope(path: DocumentPath): string {
  return `collection ${pathKey(path)}`;
}

function groupScope(id: string): string {
  return `group ${id}`;
}

const everyDocument = 'every document';
