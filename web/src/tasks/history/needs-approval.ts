import { needsGoogle, resolveActionType } from '@crocodile-hub/core/domain/action-types';
import type { Failure } from '../../kit/wire/failure.ts';

const missingToken = 'Missing Google access token';

/** Whether a refusal of this action means that Google has to be connected again. Rule errors.tasks.1. */
export function needsApproval(actionType: string, { kind, status, message = '' }: Failure): boolean {
  if (kind === 'unverified' || !needsGoogle(resolveActionType(actionType))) return false;
  return status === 401 || status === 403 || message.includes(missingToken);
}

/** Whether a task's text asks to reconnect Google, in either language. The text also survives a reload. */
export function tellsOfApproval(words: string): boolean {
  return /reconnect your Google account|לחבר מחדש את חשבון Google/.test(words);
}
