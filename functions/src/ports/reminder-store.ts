import type { NotificationDocument, ReminderDocument } from '@crocodile-hub/core/contract/documents';
import type { Instant } from '@crocodile-hub/core/contract/time';

export type Reminder = ReminderDocument;

/** What one step changes: the reminder, and the notification of a delivery. All of it or nothing is stored. */
export type ReminderStep<T> = {
  reminder?: Reminder;
  notification?: { id: string; document: NotificationDocument };
  result: T;
};

export interface ReminderStore {
  /** As in the ledger: `step` is pure and may run again. */
  transact<T>(uid: string, id: string, step: (reminder: Reminder | null) => ReminderStep<T>): Promise<T>;
  /** Reminders whose time has come, oldest first. */
  attend(now: Instant, limit: number): Promise<{ uid: string; id: string }[]>;
}
