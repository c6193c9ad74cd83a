import { call } from '../../../shared/http/call.ts';
import type { Message } from '../model/message.ts';

/** Resolves to whether it worked. */
export async function markRead({ id, platform }: Message, read: boolean): Promise<boolean> {
  const outcome =
    platform === 'gmail'
      ? await call(read ? 'markAsRead' : 'markAsUnread', { params: { id } })
      : await call('channelMessageRead', { body: { messageIds: [id], read } });
  return outcome.ok;
}
