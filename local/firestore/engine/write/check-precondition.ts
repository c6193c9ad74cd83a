import type { Document } from '../../model/document.ts';
import { StatusError } from '../../model/status.ts';
import { compareTimestamps, microsOf } from '../../model/timestamp.ts';
import type { Write } from './write.ts';
import { unreachable } from '../../model/unreachable.ts';

/** The refusal that a write's precondition calls for, or null when it holds. */
export function failedPrecondition(write: Write, before: Document | null, name: string): StatusError | null {
  const { precondition } = write;
  if (!precondition) return null;
  switch (precondition.kind) {
    case 'exists':
      if (precondition.exists === (before !== null)) return null;
      return precondition.exists ? missing(write, name) : existing(name);
    case 'updateTime':
      if (!before) return missing(write, name);
      if (compareTimestamps(before.updateTime, precondition.updateTime) === 0) return null;
      return new StatusError(
        'FAILED_PRECONDITION',
        `the stored version (${microsOf(before.updateTime)}) does not match the required base version (${microsOf(precondition.updateTime)})`,
      );
    default:
      return unreachable(precondition);
  }
}

function missing(write: Write, name: string): StatusError {
  const purpose = write.kind === 'set' ? 'update' : write.kind;
  return new StatusError(
    write.kind === 'verify' ? 'FAILED_PRECONDITION' : 'NOT_FOUND',
    `No document to ${purpose}: ${name}`,
  );
}

function existing(name: string): StatusError {
  return new StatusError('ALREADY_EXISTS', `Document already exists: ${name}`);
}
