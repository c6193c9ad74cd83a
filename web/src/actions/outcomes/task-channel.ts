import { createEvent } from '@crocodile-hub/core/actions/create-event';
import { actionFacts } from '@crocodile-hub/core/contract/action-types';
import type { Platform } from '@crocodile-hub/core/contract/inbox';
import { resolveActionType } from '@crocodile-hub/core/domain/action-types';
import { isReminderEvent } from '@crocodile-hub/core/domain/reminder';
import type { SmartTask } from '../task/smart-task.ts';

type Asked = Pick<SmartTask, 'actionType' | 'actionPayload'>;

/** The name of the texts that describe an action. A meeting that only rings at its start is a reminder. */
export function channelOf({ actionType, actionPayload }: Asked) {
  const type = resolveActionType(actionType);
  if (type === 'unknown') return 'default';
  const payload = type === 'create_event' ? createEvent.payload.safeParse(actionPayload) : undefined;
  return payload?.success === true && isReminderEvent(payload.data) ? 'reminder' : actionFacts[type].toldAs;
}

export function platformOf({ actionType, actionPayload }: Asked): Platform {
  const type = resolveActionType(actionType);
  const channel = type === 'unknown' ? null : actionFacts[type].channel;
  if (channel === 'whatsapp' || channel === 'sms') return channel;
  if (channel !== 'social') return 'gmail';
  return actionPayload?.['platform'] === 'instagram' ? 'instagram' : 'messenger';
}
