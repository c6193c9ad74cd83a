import { isFailure } from '../ports/failure.ts';
import type { Log } from '../ports/world.ts';

/** What a provider refuses is a warning of its kind. Anything else is a fault of ours, logged with its place. */
export function logProblem(log: Log, event: string, error: unknown): void {
  if (isFailure(error)) log.warn(event, { kind: error.kind });
  else log.error(event, error);
}
