import { needsGoogle, resolveActionType } from '@crocodile-hub/core/domain/action-types';
import { markedSummary } from '@crocodile-hub/core/domain/task-summary';
import type { ReasonId } from '@crocodile-hub/core/failures/reason';
import type { Failure } from '../../kit/wire/failure.ts';
import type { Translate } from '../../kit/text/translate.ts';
import type { CommandClock } from '../../account/command-clock.ts';
import { executeSmartTask, type Execution } from './execute-smart-task.ts';
import { moveSmartTask } from '../task/move-smart-task.ts';
import type { RunnerPorts } from './task-runner.ts';

export type Executor = {
  uid: string;
  /** How long what this person sends waits for Undo, in milliseconds. */
  chosenHold: (uid: string) => Promise<number>;
  clock: () => CommandClock & { locale?: string };
  t: Translate<['smart-tasks', 'common']>;
};

type ToRun = Omit<Execution, 'payload' | 'runAt' | 'holdMs'> & {
  /** The shown payload and the time to leave. Read at each try, because the time may have passed meanwhile. */
  shown: () => Pick<Execution, 'payload' | 'runAt'>;
};

/** Which messages the caller shows itself. */
type Telling = {
  tellsFailures?: boolean | undefined;
  /** The reason of a failure for which the server gave no words. */
  reasonOf?: ((failure: Failure) => string) | undefined;
  onDoubt?: (() => void) | undefined;
};

/** How the browser runs an action, wherever it was asked for: a Smart Task, a form or a conversation. */
export function portsOf(executor: Executor, toRun: ToRun, telling: Telling = {}): RunnerPorts {
  const { uid, chosenHold, clock } = executor;
  const { shown, ...named } = toRun;
  const { tellsFailures = false, reasonOf, onDoubt } = telling;
  return {
    actionType: named.actionType,
    tellsFailures,
    ...(onDoubt === undefined ? {} : { inDoubt: onDoubt }),
    execute: async () => {
      const holdMs = await chosenHold(uid);
      return executeSmartTask(uid, { ...named, holdMs, ...shown() }, clock());
    },
    recordRefusal: async (failure) => {
      // A used key is another attempt's, and so is its task.
      if (named.isRecorded === false || failure.reason === 'keyUsed') return;
      const words = refusalWords(executor, named.actionType, failure, reasonOf?.(failure));
      // The server may have written the outcome on the task already.
      await moveSmartTask(uid, named.taskId, { type: 'failed' }, words).catch(() => null);
    },
  };
}

function refusalWords({ t }: Executor, actionType: string, failure: Failure, unsaid?: string) {
  if (needsGoogleAgain(actionType, failure))
    return {
      actionSummary: markedSummary('failed', t('needsApproval')),
      reason: 'approvalNeeded' satisfies ReasonId,
    };
  const { message, reason } = failure;
  return {
    actionSummary: markedSummary('failed', message ?? unsaid ?? t('common:unknownError')),
    ...(reason === undefined ? {} : { reason }),
  };
}

/** Other providers refuse too; their refusals do not concern the Google account. */
function needsGoogleAgain(actionType: string, { kind }: Failure): boolean {
  return needsGoogle(resolveActionType(actionType)) && (kind === 'reauth' || kind === 'forbidden');
}
