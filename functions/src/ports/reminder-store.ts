import type { NotificationDocument, ReminderDocument } from '@crocodile-hub/core/contract/documents';
import type { Instant } from '@crocodile-hub/core/contract/time';
import type { Due, Setback } from './setback.ts';

export type Reminder = ReminderDocument;

/** What one step changes: the reminder, and the notification of a delivery. All of it or nothing is stored. */
export type ReminderStep<T> = {
  reminder?: Reminder;
  notification?: { id: string; document: NotificationDocument };
  result: T;
};

/** What can still be read of a reminder that could not be delivered. */
export type ReminderTrouble = {
  /** This time included. */
  failures: number;
  /** Null when what is stored is no reminder. */
  reminder: Reminder | null;
  task: string | null;
  dueAt: Instant | null;
};

export interface ReminderStore {
  /** As in the ledger: `step` is pure and may run again. */
  transact<T>(uid: string, id: string, step: (reminder: Reminder | null) => ReminderStep<T>): Promise<T>;
  /** Reminders whose time has come, oldest first, page by page until there are no more. */
  attend(now: Instant): AsyncIterable<readonly Due[]>;
  /** Counts a failure, also of what cannot be read any more; null when nothing is there. */
  setBack(
    uid: string,
    id: string,
    step: (trouble: ReminderTrouble) => Setback,
  ): Promise<(Setback & { failures: number }) | null>;
}
