import type { DoubtKind } from '@crocodile-hub/core/contract/doubts';
import { call, type Reply } from '../../kit/wire/call.ts';
import type { Outcome } from '../../kit/wire/failure.ts';
import type { CommandClock } from '../../account/command-clock.ts';

export type Classification = Reply<'legacySmartTask'>;

/** A doubt of the reading that the person has answered. */
export type AnsweredDoubt = { kind: DoubtKind; start: number; end: number };

/** Asks what a command would do. Rule calls.read.1: called before every task and every modal's send. */
export function classifyCommand(
  uid: string,
  command: string,
  clock: CommandClock & { locale: string },
  { answered = [], signal }: { answered?: readonly AnsweredDoubt[]; signal?: AbortSignal } = {},
): Promise<Outcome<Classification>> {
  const body = { userId: uid, command, answered: [...answered], ...clock };
  return call('legacySmartTask', { body }, signal === undefined ? {} : { signal });
}
