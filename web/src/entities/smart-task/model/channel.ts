import { createEventPayload } from '@crocodile-hub/core/contract/actions';
import { resolveActionType } from '@crocodile-hub/core/domain/action-types';
import { isReminderEvent } from '@crocodile-hub/core/domain/reminder';
import type { SmartTask } from './smart-task.ts';

/** The kinds of action that have words of their own in the catalogue. */
export type Channel =
  'send_email' | 'create_event' | 'reminder' | 'send_whatsapp' | 'send_message' | 'default';

/** Under which words an action is spoken of. A meeting that only rings at its start is a reminder. */
export function channelOf(task: Pick<SmartTask, 'actionType' | 'actionPayload'>): Channel {
  const type = resolveActionType(task.actionType);
  switch (type) {
    case 'create_event': {
      const payload = createEventPayload.safeParse(task.actionPayload);
      return payload.success && isReminderEvent(payload.data) ? 'reminder' : 'create_event';
    }
    case 'send_email':
    case 'reminder':
    case 'send_whatsapp':
      return type;
    case 'send_message':
    case 'send_sms':
      return 'send_message';
    default:
      return 'default';
  }
}
