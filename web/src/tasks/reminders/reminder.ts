import type { ReminderDocument } from '@crocodile-hub/core/contract/documents';

export type Reminder = ReminderDocument & { readonly id: string };
