import { callForFile } from '../../../shared/http/call.ts';
import type { Outcome } from '../../../shared/http/failure.ts';

/** A large account takes its time. */
const deadlineMs = 300_000;

/** Everything that is kept of the person, as one file. */
export function exportAccount(): Promise<Outcome<Blob>> {
  return callForFile('exportAccount', { body: {} }, { deadlineMs });
}
