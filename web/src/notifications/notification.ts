import type { NotificationDocument } from '@crocodile-hub/core/contract/documents';

export type Notification = NotificationDocument & { readonly id: string };
