import { resolveActionType } from '@crocodile-hub/core/domain/action-types';
import { createStore } from '../../../shared/lib/store.ts';
import { recipientsOf } from './recipients.ts';
import type { SmartTask } from './smart-task.ts';

/** The task whose words are back in a form, wherever the person is; null when none is. */
export const reopenedForm = createStore<SmartTask | null>(null);

export function reopenForm(task: SmartTask): void {
  reopenedForm.set(task);
}

const withForm: ReadonlySet<string> = new Set(['send_email', 'send_whatsapp', 'send_message']);

/** Whether the words of this task fit a form: their sends close it before the provider has answered. */
export function hasForm(task: Pick<SmartTask, 'actionType' | 'actionPayload'>): boolean {
  return withForm.has(resolveActionType(task.actionType)) && recipientsOf(task).length <= 1;
}
