import { isFailure } from '../ports/failure.ts';
import type { Log } from '../ports/world.ts';

type Fields = Parameters<Log['warn']>[1];

/** What a provider refuses is a warning of its kind. Anything else is a fault of ours, logged with its place. */
export function logProblem(log: Log, event: string, error: unknown, fields?: Fields): void {
  if (isFailure(error)) log.warn(event, { ...fields, kind: error.kind });
  else log.error(event, error, fields);
}
