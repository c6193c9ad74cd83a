import type { Document, DocumentPath } from '../../model/document.ts';
import { formatDocumentName, pathKey, type DatabaseName } from '../../model/resource-name.ts';
import { invalidArgument, type StatusError } from '../../model/status.ts';
import type { Timestamp } from '../../model/value.ts';
import { failedPrecondition } from './check-precondition.ts';
import { checkDocumentSize, planWrite } from './plan-write.ts';
import type { PlannedWrite, Write } from './write.ts';

/** A commit that is planned but not applied: every write with the states around it, and the result of the whole. */
export type CommitPlan = {
  time: Timestamp;
  writes: readonly PlannedWrite[];
  /** The first precondition that fails. Rules are checked first, so that a refusal reveals no data. */
  failure: StatusError | null;
  readonly before: (path: DocumentPath) => Document | null;
  readonly after: (path: DocumentPath) => Document | null;
  /** Documents whose state differs, in the order of their first write. */
  changes: readonly DocumentChange[];
};

export type DocumentChange = { path: DocumentPath; before: Document | null; after: Document | null };

type Base = { database: DatabaseName; time: Timestamp; read(path: DocumentPath): Document | null };

export function planCommit(writes: readonly Write[], base: Base): CommitPlan {
  const states = new Map<string, State>();
  const planned: PlannedWrite[] = [];
  let failure: StatusError | null = null;

  for (const write of writes) {
    const key = pathKey(write.path);
    const name = formatDocumentName(base.database, write.path);
    const state = states.get(key) ?? unchanged(write.path, base.read(write.path));
    const plan = planWrite(write, state.after, base.time);
    failure ??= updateAfterDelete(write, state) ?? failedPrecondition(write, state.after, name);
    if (plan.after) checkDocumentSize(name, plan.after);
    states.set(key, { ...state, after: plan.after, isDeletedHere: write.kind === 'delete' });
    planned.push(plan);
  }

  return {
    time: base.time,
    writes: planned,
    failure,
    before: (path) => base.read(path),
    after: (path) => {
      const state = states.get(pathKey(path));
      return state ? state.after : base.read(path);
    },
    changes: [...states.values()].filter(({ before, after }) => before !== after),
  };
}

/** A document on the way through the commit. */
type State = DocumentChange & { isDeletedHere: boolean };

function unchanged(path: DocumentPath, document: Document | null): State {
  return { path, before: document, after: document, isDeletedHere: false };
}

/** To update a document that the same commit deletes is a mistake of the request, whatever is stored. */
function updateAfterDelete(write: Write, state: State): StatusError | null {
  const needsDocument = write.precondition?.kind === 'exists' && write.precondition.exists;
  if (!needsDocument || write.kind !== 'set' || !state.isDeletedHere) return null;
  return invalidArgument('Cannot update a document that was deleted earlier in the same request.');
}
