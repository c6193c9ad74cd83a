import type { Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { reminderDocument } from '@crocodile-hub/core/contract/documents';
import { paths } from '@crocodile-hub/core/contract/paths';
import { storedTime } from '@crocodile-hub/core/contract/time';
import type { Reminder, ReminderStore } from '../../ports/reminders.ts';
import type { Database, OpenDatabase } from './database.ts';
import { duePages, failuresOf, putNotification } from './due-documents.ts';

export function firestoreReminders(open: OpenDatabase): ReminderStore {
  return {
    async transact(uid, id, step) {
      const database = await open();
      const { db } = database;
      const ref = db.doc(`${paths.reminders(uid)}/${id}`);
      return await db.runTransaction(async (tx) => {
        const snapshot = await tx.get(ref);
        const change = step(snapshot.exists ? reminderDocument.parse(snapshot.data()) : null);
        if (change.reminder !== undefined) tx.set(ref, encode(change.reminder, database));
        if (change.notification !== undefined) {
          const { id: name, document } = change.notification;
          putNotification(tx, database, uid, name, document);
        }
        return change.result;
      });
    },

    due: (now) => duePages(open, 'reminders', now),

    async setBack(uid, id, step) {
      const database = await open();
      const { db, atOrNull } = database;
      const ref = db.doc(`${paths.reminders(uid)}/${id}`);
      return await db.runTransaction(async (tx) => {
        const snapshot = await tx.get(ref);
        if (!snapshot.exists) return null;
        const failures = failuresOf(snapshot) + 1;
        const { attendAt, notification } = step({
          failures,
          reminder: reminderDocument.safeParse(snapshot.data()).data ?? null,
          task: z.string().safeParse(snapshot.get('task')).data ?? null,
          dueAt: storedTime.safeParse(snapshot.get('dueAt')).data ?? null,
        });
        tx.update(ref, { attendAt: atOrNull(attendAt), failures });
        if (notification !== undefined)
          putNotification(tx, database, uid, notification.id, notification.document);
        return { attendAt, failures, notification };
      });
    },
  };
}

/** Every field that holds a time: one that were left a number could not be read again, and its reminder would be lost. */
type Times = Record<Extract<keyof Reminder, `${string}At`>, Timestamp | null>;

function encode(reminder: Reminder, { at, atOrNull }: Database): Omit<Reminder, keyof Times> & Times {
  return {
    ...reminder,
    dueAt: at(reminder.dueAt),
    anchorAt: atOrNull(reminder.anchorAt),
    createdAt: at(reminder.createdAt),
    deliveredAt: atOrNull(reminder.deliveredAt),
    attendAt: atOrNull(reminder.attendAt),
  };
}
