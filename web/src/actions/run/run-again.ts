import { actionFacts, type ActionType } from '@crocodile-hub/core/contract/action-types';
import { resolveActionType } from '@crocodile-hub/core/domain/action-types';
import { limits } from '@crocodile-hub/core/domain/limits';
import type { SmartTask } from '../task/smart-task.ts';

export type RunAgain =
  | { how: 'repeat'; actionType: ActionType; payload: Record<string, unknown> }
  /** The payload is gone but the words are left, so they are read again. */
  | { how: 'reparse'; command: string }
  | {
      how: 'refuse';
      reason: { kind: 'unknown-type' } | { kind: 'no-payload' } | { kind: 'unsupported'; type: string };
    };

/** How Run Again would repeat a task. Rule tasks.again.1. */
export function runAgainOf(
  task: Pick<SmartTask, 'actionType' | 'actionPayload' | 'originalCommand'>,
): RunAgain {
  const actionType = resolveActionType(task.actionType);
  if (actionType === 'unknown') return { how: 'refuse', reason: { kind: 'unknown-type' } };
  if (!actionFacts[actionType].runsAgain) {
    return { how: 'refuse', reason: { kind: 'unsupported', type: task.actionType } };
  }
  if (task.actionPayload !== null && Object.keys(task.actionPayload).length > 0) {
    return { how: 'repeat', actionType, payload: task.actionPayload };
  }
  return task.originalCommand.trim().length >= limits.commandMinLength
    ? { how: 'reparse', command: task.originalCommand }
    : { how: 'refuse', reason: { kind: 'no-payload' } };
}
