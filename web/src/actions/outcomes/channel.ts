import { createEvent } from '@crocodile-hub/core/actions/create-event';
import { actionFacts } from '@crocodile-hub/core/contract/action-types';
import { resolveActionType } from '@crocodile-hub/core/domain/action-types';
import { isReminderEvent } from '@crocodile-hub/core/domain/reminder';
import type { SmartTask } from '../task/smart-task.ts';

/** The name of the texts that describe an action. A meeting that only rings at its start is a reminder. */
export function channelOf(task: Pick<SmartTask, 'actionType' | 'actionPayload'>) {
  const type = resolveActionType(task.actionType);
  if (type === 'unknown') return 'default';
  const payload = type === 'create_event' ? createEvent.payload.safeParse(task.actionPayload) : undefined;
  return payload?.success === true && isReminderEvent(payload.data) ? 'reminder' : actionFacts[type].toldAs;
}
