import type { Document, DocumentPath } from '../../model/document.ts';
import type { FieldPath } from '../../model/query.ts';
import type { Fields, Timestamp, Value } from '../../model/value.ts';

/** The required state of the document before the write. */
export type Precondition =
  { kind: 'exists'; exists: boolean } | { kind: 'updateTime'; updateTime: Timestamp };

export type Transform = { field: FieldPath } & (
  | { kind: 'serverTime' }
  | { kind: 'increment' | 'maximum' | 'minimum'; operand: Value }
  | { kind: 'appendMissing' | 'removeAll'; elements: readonly Value[] }
);

export type Write = { path: DocumentPath; precondition: Precondition | null } & (
  | { kind: 'set'; fields: Fields; mask: readonly FieldPath[] | null; transforms: readonly Transform[] }
  | { kind: 'delete' }
  /** Only checks the precondition: web transactions send it for what they read and did not write. */
  | { kind: 'verify' }
);

export type WriteResult = { updateTime: Timestamp | null; transformResults: readonly Value[] };

/** One write with the states around it, within its commit: what rules judge and what is then applied. */
export type PlannedWrite = {
  write: Write;
  before: Document | null;
  after: Document | null;
  result: WriteResult;
};
