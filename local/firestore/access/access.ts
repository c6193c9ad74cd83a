import type { CommitGuard } from '../engine/database.ts';
import type { TargetGuard } from '../engine/watch/watch-stream.ts';
import type { Document, DocumentPath } from '../model/document.ts';
import type { Query } from '../model/query.ts';

/**
 * The permissions of one caller in one database. To refuse, every method throws, or answers with, PERMISSION_DENIED.
 */
export interface Access {
  /** `documents` as they are read; null for a missing one. They are judged together. */
  checkGet(documents: readonly { path: DocumentPath; document: Document | null }[]): void;
  checkList(query: Query): void;
  /** Reads that only the owner may do, because rules cannot express them. */
  checkOwner(): void;
  readonly commitGuard: CommitGuard;
  readonly targetGuard: TargetGuard;
}

/** For the owner, and for everyone while no rules are loaded. */
export const fullAccess: Access = {
  checkGet: () => undefined,
  checkList: () => undefined,
  checkOwner: () => undefined,
  commitGuard: () => undefined,
  targetGuard: () => ({ refusal: null, dependencies: [] }),
};
