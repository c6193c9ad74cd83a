import type { NotificationDocument } from '@crocodile-hub/core/contract/documents';
import type { Database } from './database.ts';

export function encodeNotification(
  notification: NotificationDocument,
  { at, ends }: Database,
): Record<string, unknown> {
  return {
    ...notification,
    dueAt: at(notification.dueAt),
    createdAt: at(notification.createdAt),
    ...ends('notifications', notification.createdAt),
  };
}
