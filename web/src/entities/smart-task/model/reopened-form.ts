import { resolveActionType } from '@crocodile-hub/core/domain/action-types';
import { createStore } from '../../../shared/lib/store.ts';
import { sendOrigin } from './inbox-sends.ts';
import { recipientsOf } from './recipients.ts';
import type { SmartTask } from './smart-task.ts';

/** The task whose words are back in a form, wherever the person is; null when none is. */
export const reopenedForm = createStore<SmartTask | null>(null);

export function reopenForm(task: SmartTask): void {
  reopenedForm.set(task);
}

const withForm: ReadonlySet<string> = new Set(['send_email', 'send_whatsapp', 'send_message']);

/**
 * Whether the words of this task fit a form: their sends close it before the provider has answered. Those of a reply
 * come back to its reply bar.
 */
export function hasForm(task: Pick<SmartTask, 'id' | 'actionType' | 'actionPayload'>): boolean {
  const type = resolveActionType(task.actionType);
  if (sendOrigin(task.id) === 'reply') return false;
  const { cc, bcc } = task.actionPayload ?? {};
  // The form of a mail has no room for copies.
  const fits = type === 'send_email' ? (cc ?? bcc) == null : recipientsOf(task).length <= 1;
  return withForm.has(type) && fits;
}
