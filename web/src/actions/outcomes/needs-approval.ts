import { needsGoogle, resolveActionType } from '@crocodile-hub/core/domain/action-types';
import { readReason, type ReasonId } from '@crocodile-hub/core/failures/reason';
import type { TaskRuns } from '../run/task-runner.ts';
import type { SmartTask } from '../task/smart-task.ts';
import type { Failure } from '../../kit/wire/failure.ts';

const missingToken = 'Missing Google access token';

/** Whether a refusal of this action means that Google has to be connected again. Rule errors.tasks.1. */
export function needsApproval(actionType: string, { kind, status, message = '' }: Failure): boolean {
  if (kind === 'unverified' || !needsGoogle(resolveActionType(actionType))) return false;
  return status === 401 || status === 403 || message.includes(missingToken);
}

/** The reasons of the server, and the browser's own, for which the person has to connect Google again. */
const approvalReasons: ReadonlySet<string> = new Set<ReasonId>([
  'approvalNeeded',
  'googleNeeded',
  'googleLacksPermission',
  'gmailExpired',
  'calendarExpired',
  'googleExpired',
  'googleForbids',
  'googleForbade',
]);

/** Whether this reason, as the ledger and a task keep it, means that Google has to be connected again. */
export const isForApproval = (reason = ''): boolean => approvalReasons.has(readReason(reason)?.id ?? '');

/** Whether a task failed for want of Google, also where it was known only after its hold. It survives a reload. */
export function asksForApproval({ status, reason }: Pick<SmartTask, 'status' | 'reason'>): boolean {
  return status === 'Error' && isForApproval(reason);
}

/** The tasks of this visit that came to nothing for want of Google: refused at once, or after their hold. */
export function tasksForApproval(runs: TaskRuns, tasks: readonly SmartTask[]): readonly string[] {
  const refused = [...runs].filter(
    ([, run]) => run.is === 'refused' && needsApproval(run.actionType, run.failure),
  );
  const failed = tasks.filter((task) => runs.has(task.id) && asksForApproval(task));
  return [...new Set([...refused.map(([id]) => id), ...failed.map(({ id }) => id)])];
}
