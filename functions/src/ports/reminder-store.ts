import type { NotificationDocument, ReminderDocument } from '@crocodile-hub/core/contract/documents';
import type { Instant } from '@crocodile-hub/core/contract/time';
import type { Due, Setback } from './setback.ts';

export type Reminder = ReminderDocument;

/** The changes of one step, stored all together or not at all: the reminder, and the notification of a delivery. */
export type ReminderStep<T> = {
  reminder?: Reminder;
  notification?: { id: string; document: NotificationDocument };
  result: T;
};

/** What can still be read of a reminder whose delivery failed. */
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
  /** Counts a failure, even for a reminder that cannot be read; null if there is none. */
  setBack(
    uid: string,
    id: string,
    step: (trouble: ReminderTrouble) => Setback,
  ): Promise<(Setback & { failures: number }) | null>;
}
