import { callForFile } from '../../kit/wire/call.ts';
import type { Outcome } from '../../kit/wire/failure.ts';

/** A large account takes long. */
const deadlineMs = 300_000;

/** All stored data of the person, as one file. */
export function exportAccount(): Promise<Outcome<Blob>> {
  return callForFile('exportAccount', { body: {} }, { deadlineMs });
}
