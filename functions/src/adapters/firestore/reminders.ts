import { reminderDocument } from '@crocodile-hub/core/contract/documents';
import { paths } from '@crocodile-hub/core/contract/paths';
import type { Timestamp } from 'firebase-admin/firestore';
import type { Reminder, ReminderStore } from '../../ports/reminder-store.ts';
import type { Database, OpenDatabase } from './database.ts';
import { encodeNotification } from './notification.ts';

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
          tx.set(db.doc(`${paths.notifications(uid)}/${name}`), encodeNotification(document, database));
        }
        return change.result;
      });
    },

    async attend(now, limit) {
      const { db, at } = await open();
      const due = await db
        .collectionGroup('reminders')
        .where('attendAt', '<=', at(now))
        .orderBy('attendAt')
        .limit(limit)
        .get();
      return due.docs.flatMap(({ ref }) => {
        const uid = ref.parent.parent?.id;
        return uid === undefined ? [] : [{ uid, id: ref.id }];
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
