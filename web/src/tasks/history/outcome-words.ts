import { readReason } from '@crocodile-hub/core/failures/reason';
import { sayReason } from '@crocodile-hub/core/failures/say';
import { markedSummary } from '@crocodile-hub/core/domain/task-summary';
import type { SmartTask } from '../../actions/task/smart-task.ts';

type Ended = Pick<SmartTask, 'status' | 'actionSummary' | 'assistantEcho' | 'reason'>;

/**
 * The outcome of a task in words. The reason of a failure is given in the present language, whatever the language was
 * then.
 */
export function outcomeWords(
  { status, actionSummary, assistantEcho, reason }: Ended,
  locale: string,
): string {
  if (status === 'Error' && reason !== undefined && readReason(reason) !== null)
    return markedSummary('failed', sayReason(reason, locale));
  return actionSummary === '' ? assistantEcho : actionSummary;
}
