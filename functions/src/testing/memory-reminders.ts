import type { NotificationDocument } from '@crocodile-hub/core/contract/documents';
import type { Reminder, ReminderStore } from '../ports/reminder-store.ts';

/** The reminders' twin in memory. */
export function memoryReminders(): ReminderStore & {
  reminder(uid: string, id: string): Reminder | undefined;
  notifications: Map<string, NotificationDocument>;
} {
  const reminders = new Map<string, Reminder>();
  const notifications = new Map<string, NotificationDocument>();
  return {
    async transact(uid, id, step) {
      await Promise.resolve();
      const name = `${uid}/${id}`;
      const change = step(structuredClone(reminders.get(name)) ?? null);
      if (change.reminder !== undefined) reminders.set(name, structuredClone(change.reminder));
      if (change.notification !== undefined)
        notifications.set(change.notification.id, change.notification.document);
      return change.result;
    },
    attend(now, limit) {
      const due = [...reminders].filter(([, { attendAt }]) => attendAt !== null && attendAt <= now);
      const found = due.slice(0, limit).map(([name]) => {
        const [uid = '', id = ''] = name.split('/');
        return { uid, id };
      });
      return Promise.resolve(found);
    },
    reminder: (uid, id) => reminders.get(`${uid}/${id}`),
    notifications,
  };
}
