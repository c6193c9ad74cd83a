import type { Platform } from '@crocodile-hub/core/contract/inbox';
import { resolveActionType } from '@crocodile-hub/core/domain/action-types';
import type { SmartTask } from './smart-task.ts';

/** Where a message of the inbox leaves. */
export function platformOf({
  actionType,
  actionPayload,
}: Pick<SmartTask, 'actionType' | 'actionPayload'>): Platform {
  const type = resolveActionType(actionType);
  if (type === 'send_whatsapp') return 'whatsapp';
  if (type === 'send_sms') return 'sms';
  if (type !== 'send_message') return 'gmail';
  return actionPayload?.['platform'] === 'instagram' ? 'instagram' : 'messenger';
}
