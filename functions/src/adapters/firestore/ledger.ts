import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { outboxDocument } from '@crocodile-hub/core/contract/documents';
import { paths } from '@crocodile-hub/core/contract/paths';
import type { Entry, LedgerStore, TaskUpdate } from '../../ports/ledger-store.ts';
import type { Database, OpenDatabase } from './database.ts';
import { encodeNotification } from './notification.ts';

const counter = z.object({ count: z.number() });

export function firestoreLedger(open: OpenDatabase): LedgerStore {
  return {
    async transact(uid, key, step, { countsSendsOf } = {}) {
      const database = await open();
      const { db } = database;
      const entryRef = db.doc(`${paths.outbox(uid)}/${key}`);
      const counterRef = db.doc(`${paths.counters(uid)}/sends-${countsSendsOf ?? 'none'}`);
      return await db.runTransaction(async (tx) => {
        const snapshot = await tx.get(entryRef);
        const entry = snapshot.exists ? outboxDocument.parse(snapshot.data()) : null;
        const sentToday = countsSendsOf === undefined ? 0 : await countIn(tx, counterRef);
        const change = step(entry, sentToday);
        const taskId = (change.entry ?? entry)?.taskId ?? null;
        const taskRef =
          taskId === null || change.task === undefined ? null : db.doc(`${paths.smartTasks(uid)}/${taskId}`);
        const taskExists = taskRef !== null && (await tx.get(taskRef)).exists;

        if (change.entry !== undefined) tx.set(entryRef, encode(change.entry, database));
        if (change.countSend === true) tx.set(counterRef, { count: sentToday + 1 });
        if (change.notification !== undefined) {
          const place = db.doc(`${paths.notifications(uid)}/${key}`);
          tx.set(place, encodeNotification(change.notification, database));
        }
        if (taskExists && change.task !== undefined)
          tx.set(taskRef, await encodeTask(change.task, database), { merge: true });
        return change.result;
      });
    },

    async attend(now, limit) {
      const { db, at } = await open();
      const due = await db
        .collectionGroup('outbox')
        .where('attendAt', '<=', at(now))
        .orderBy('attendAt')
        .limit(limit)
        .get();
      return due.docs.flatMap(({ ref }) => {
        const uid = ref.parent.parent?.id;
        return uid === undefined ? [] : [{ uid, key: ref.id }];
      });
    },
  };
}

async function countIn(tx: Transaction, ref: DocumentReference): Promise<number> {
  const snapshot = await tx.get(ref);
  return snapshot.exists ? counter.parse(snapshot.data()).count : 0;
}

function encode(entry: Entry, { at, atOrNull }: Database): Record<string, unknown> {
  return {
    ...entry,
    createdAt: at(entry.createdAt),
    updatedAt: at(entry.updatedAt),
    runAt: atOrNull(entry.runAt),
    undoUntil: atOrNull(entry.undoUntil),
    attendAt: atOrNull(entry.attendAt),
    claim: entry.claim === null ? null : { by: entry.claim.by, until: at(entry.claim.until) },
  };
}

/** A time that no longer holds is taken out of the task: its document knows no null there. */
async function encodeTask(
  { undoUntil, runAt, ...task }: TaskUpdate,
  { at }: Database,
): Promise<Record<string, unknown>> {
  const { FieldValue } = await import('firebase-admin/firestore');
  const time = (name: string, value: number | null | undefined) =>
    value === undefined ? {} : { [name]: value === null ? FieldValue.delete() : at(value) };
  return { ...task, ...time('undoUntil', undoUntil), ...time('runAt', runAt) };
}
