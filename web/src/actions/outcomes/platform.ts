import { actionFacts } from '@crocodile-hub/core/contract/action-types';
import type { Platform } from '@crocodile-hub/core/contract/inbox';
import { resolveActionType } from '@crocodile-hub/core/domain/action-types';
import type { SmartTask } from '../task/smart-task.ts';

/** The platform that an inbox message is sent on. */
export function platformOf({
  actionType,
  actionPayload,
}: Pick<SmartTask, 'actionType' | 'actionPayload'>): Platform {
  const type = resolveActionType(actionType);
  const channel = type === 'unknown' ? null : actionFacts[type].channel;
  if (channel === 'whatsapp' || channel === 'sms') return channel;
  if (channel !== 'social') return 'gmail';
  return actionPayload?.['platform'] === 'instagram' ? 'instagram' : 'messenger';
}
