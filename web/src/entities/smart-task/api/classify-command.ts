import { call, type Reply } from '../../../shared/http/call.ts';
import type { Outcome } from '../../../shared/http/failure.ts';
import type { CommandClock } from '../../../shared/lib/command-clock.ts';

export type Classification = Reply<'legacySmartTask'>;

/** Asks what a command would do. Spec section 7: called before every task and every modal's send. */
export function classifyCommand(
  uid: string,
  command: string,
  clock: CommandClock & { locale: string },
  signal?: AbortSignal,
): Promise<Outcome<Classification>> {
  const body = { userId: uid, command, ...clock };
  return call('legacySmartTask', { body }, signal === undefined ? {} : { signal });
}
