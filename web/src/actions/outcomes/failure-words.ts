import type { Translate } from '../../kit/text/translate.ts';
import { sendOrigin } from '../run/inbox-sends.ts';
import type { SmartTask } from '../task/smart-task.ts';
import { channelOf, platformOf } from './task-channel.ts';

/** `detail`: the reason, where the text has no place for it. */
type FailureWords = { text: string; detail?: string };

/**
 * How a toast tells that a task failed. What was written in the inbox, and a message on a channel without words of its
 * own, is named by its platform. Rules inbox.compose.5 and errors.dialogs.1.
 */
export function failureWords(
  t: Translate<['actions', 'common']>,
  task: Pick<SmartTask, 'id' | 'actionType' | 'actionPayload'>,
  reason: string,
): FailureWords {
  const origin = sendOrigin(task.id);
  const channel = channelOf(task);
  if (origin === 'reply') return { text: t('failedReply'), detail: reason };
  if (origin === 'compose' || channel === 'send_message')
    return { text: t('failedMessage', { platform: t(`platform_${platformOf(task)}`) }), detail: reason };
  return { text: t(`failed_${channel}`, { reason }) };
}
