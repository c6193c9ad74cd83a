import type { NotificationDocument } from '@crocodile-hub/core/contract/documents';
import type { Reminder, ReminderStore } from '../ports/reminders.ts';
import { memoryPages } from './memory-pages.ts';

/** The reminders' twin in memory. */
export function memoryReminders(): ReminderStore & {
  reminder(uid: string, id: string): Reminder | undefined;
  /** Those of a person that are still to ring. */
  open(uid: string): (Reminder & { id: string })[];
  /** Those that have rung and are not finished. */
  rung(uid: string): (Reminder & { id: string })[];
  notifications: Map<string, NotificationDocument>;
  /** From now on this reminder cannot be read. */
  breakDown(uid: string, id: string): void;
} {
  const reminders = new Map<string, Reminder>();
  const notifications = new Map<string, NotificationDocument>();
  const broken = new Set<string>();
  const inState = (uid: string, status: Reminder['status']) =>
    [...reminders].flatMap(([name, reminder]) => {
      const isMeant = name.startsWith(`${uid}/`) && reminder.status === status;
      return isMeant ? [{ ...reminder, id: name.slice(uid.length + 1) }] : [];
    });
  return {
    async transact(uid, id, step) {
      await Promise.resolve();
      const name = `${uid}/${id}`;
      if (broken.has(name)) throw new Error('what is stored is no reminder');
      const change = step(structuredClone(reminders.get(name)) ?? null);
      if (change.reminder !== undefined) reminders.set(name, structuredClone(change.reminder));
      if (change.notification !== undefined)
        notifications.set(change.notification.id, change.notification.document);
      return change.result;
    },
    due: (now) => memoryPages(reminders, now),
    async setBack(uid, id, step) {
      await Promise.resolve();
      const name = `${uid}/${id}`;
      const reminder = reminders.get(name);
      if (reminder === undefined) return null;
      const failures = reminder.failures + 1;
      const { task, dueAt } = reminder;
      const setback = step({ failures, task, dueAt, reminder: broken.has(name) ? null : reminder });
      reminders.set(name, { ...reminder, attendAt: setback.attendAt, failures });
      const { notification } = setback;
      if (notification !== undefined) notifications.set(notification.id, notification.document);
      return { ...setback, failures };
    },
    open: (uid) => inState(uid, 'pending'),
    rung: (uid) => inState(uid, 'sent'),
    breakDown: (uid, id) => void broken.add(`${uid}/${id}`),
    reminder: (uid, id) => reminders.get(`${uid}/${id}`),
    notifications,
  };
}
