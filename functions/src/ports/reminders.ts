import type { NotificationDocument, ReminderDocument } from '@crocodile-hub/core/contract/documents';
import type { Instant } from '@crocodile-hub/core/contract/time';
import type { Due, Setback } from './world.ts';

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
  due(now: Instant): AsyncIterable<readonly Due[]>;
  /** Counts a failure, even for a reminder that cannot be read; null if there is none. */
  setBack(
    uid: string,
    id: string,
    step: (trouble: ReminderTrouble) => Setback,
  ): Promise<(Setback & { failures: number }) | null>;
}

/** The address to which a browser takes pushes, and the keys to encrypt them for it. */
type PushSubscription = { endpoint: string; keys: { p256dh: string; auth: string } };

/** A browser that the person lets us notify. */
export type Device = { subscription: PushSubscription; locale: string | null };

export interface Devices {
  list(uid: string): Promise<Device[]>;
  /** Known by its endpoint. A person has a few at most: the one that was seen longest ago makes room. */
  keep(uid: string, device: Device, now: Instant): Promise<void>;
  forget(uid: string, endpoint: string): Promise<void>;
}

/**
 * The notification that a device shows, and the path of the page that it opens. Two with the same id are shown as one.
 */
export type PushMessage = { id: string; title: string; body: string; path: string };

/** Notifications to the person's browsers and phones with no page open; best effort beside the stored notification. */
export interface Push {
  readonly isConfigured: boolean;
  /** Whether the address is a push service's: it comes from a browser, and we are the ones who will call it. */
  serves(endpoint: string): boolean;
  /** `gone`: pushes to this address will never arrive. */
  send(to: PushSubscription, message: PushMessage): Promise<'sent' | 'gone'>;
}
