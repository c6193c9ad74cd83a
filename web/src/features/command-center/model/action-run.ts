import type { Failure } from '../../../shared/http/failure.ts';

/** Where an action stands that this tab set going; its message and the ledger tell the rest. */
export type ActionRun = { is: 'running' } | { is: 'undoing' } | { is: 'refused'; failure: Failure };

/** By message. */
export type ActionRuns = ReadonlyMap<string, ActionRun>;
