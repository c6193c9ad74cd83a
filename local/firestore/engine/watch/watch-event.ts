import type { Document, DocumentPath } from '../../model/document.ts';
import type { StatusError } from '../../model/status.ts';
import type { Micros } from '../../model/timestamp.ts';

/** An event for a listening client, in the terms of google.firestore.v1.ListenResponse. */
export type WatchEvent =
  | { kind: 'targetAdded'; targetId: number }
  | { kind: 'targetRemoved'; targetId: number; cause: StatusError | null }
  /** The client drops all documents of the target; they are sent again. */
  | { kind: 'targetReset'; targetId: number }
  | { kind: 'targetCurrent'; targetId: number; readTime: Micros }
  | {
      kind: 'documentChanged';
      document: Document;
      targetIds: readonly number[];
      removedTargetIds: readonly number[];
    }
  | { kind: 'documentDeleted'; path: DocumentPath; removedTargetIds: readonly number[]; readTime: Micros }
  | { kind: 'documentRemoved'; path: DocumentPath; removedTargetIds: readonly number[]; readTime: Micros }
  | { kind: 'existenceFilter'; targetId: number; count: number }
  /** Everything before is consistent as of this time, over all targets of the stream. */
  | { kind: 'snapshot'; readTime: Micros };
