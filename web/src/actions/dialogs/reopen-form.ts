import { resolveActionType } from '@crocodile-hub/core/domain/action-types';
import { createStore } from '../../kit/state/store.ts';
import { sendOrigin } from '../run/inbox-sends.ts';
import { recipientsOf } from '../outcomes/recipients.ts';
import type { SmartTask } from '../task/smart-task.ts';

/** The task whose words are open in a form again, on any screen; null when there is none. */
export const reopenedForm = createStore<SmartTask | null>(null);

export function reopenForm(task: SmartTask): void {
  reopenedForm.set(task);
}

const withForm: ReadonlySet<string> = new Set(['send_email', 'send_whatsapp', 'send_message']);

/**
 * Whether a dialog can show the words of this task again: sends that close their dialog before the provider answers.
 * The words of a reply return to its reply bar instead.
 */
export function hasForm(task: Pick<SmartTask, 'id' | 'actionType' | 'actionPayload'>): boolean {
  const type = resolveActionType(task.actionType);
  if (sendOrigin(task.id) === 'reply') return false;
  const fits = type === 'send_email' || recipientsOf(task).length <= 1;
  return withForm.has(type) && fits;
}
