import type { DocumentReference, DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { outboxDocument } from '@crocodile-hub/core/contract/documents';
import { id } from '@crocodile-hub/core/contract/fields';
import { paths } from '@crocodile-hub/core/contract/paths';
import { storedTime } from '@crocodile-hub/core/contract/time';
import { endsOf } from '@crocodile-hub/core/domain/ledger-words';
import { endField } from '@crocodile-hub/core/domain/retention';
import type { Counted, Entry, EntrySetback, LedgerStore, RuleMark, TaskUpdate } from '../../ports/ledger.ts';
import type { Database, OpenDatabase } from './database.ts';
import { duePages, failuresOf, putNotification } from './due-documents.ts';

const counter = z.object({ count: z.number() });
const beginning = z.object({ at: storedTime });

export function firestoreLedger(open: OpenDatabase): LedgerStore {
  return {
    async transact(uid, key, step, { counts = null, rule } = {}) {
      const database = await open();
      const { db } = database;
      const entryRef = db.doc(`${paths.outbox(uid)}/${key}`);
      return await db.runTransaction(async (tx) => {
        const snapshot = await tx.get(entryRef);
        const entry = snapshot.exists ? outboxDocument.parse(snapshot.data()) : null;
        const counters = counts === null ? null : await countersOf(tx, database, uid, counts);
        const markRef = markPlace(db, uid, entry?.ruleId ?? rule);
        const mark = markRef === null ? null : markIn(await tx.get(markRef));
        const change = step(entry, counters?.sent ?? { today: 0, byAll: 0, since: null }, mark);
        const taskRef = taskPlace(db, uid, change.entry ?? entry, change.task);
        const taskExists = taskRef !== null && (await tx.get(taskRef)).exists;

        if (change.entry !== undefined) tx.set(entryRef, encodeEntry(change.entry, database));
        if (change.countSend === true) counters?.count();
        if (change.mark !== undefined && markRef !== null) tx.set(markRef, encodeMark(change.mark, database));
        if (change.notification !== undefined) putNotification(tx, database, uid, key, change.notification);
        if (taskExists && change.task !== undefined)
          tx.set(taskRef, await encodeTask(change.task, database), { merge: true });
        return change.result;
      });
    },

    async waiting(uid) {
      const { db } = await open();
      const found = await db
        .collection(paths.outbox(uid))
        .where('status', 'in', ['accepted', 'held', 'scheduled'] satisfies Entry['status'][])
        .select()
        .get();
      return found.docs.map((entry) => entry.id);
    },

    due: (now) => duePages(open, 'outbox', now),

    async setBack(uid, key, step) {
      const database = await open();
      const { db, atOrNull } = database;
      const ref = db.doc(`${paths.outbox(uid)}/${key}`);
      return await db.runTransaction(async (tx) => {
        const snapshot = await tx.get(ref);
        if (!snapshot.exists) return null;
        const failures = failuresOf(snapshot) + 1;
        const { data: entry = null } = outboxDocument.safeParse(snapshot.data());
        const markRef = markPlace(db, uid, entry?.ruleId);
        const setback = step({
          failures,
          entry,
          mark: markRef === null ? null : markIn(await tx.get(markRef)),
        });
        const { attendAt, fields = {}, task, notification } = setback;
        const taskRef = taskPlace(db, uid, entry, task);
        const taskExists = taskRef !== null && (await tx.get(taskRef)).exists;

        const ended = endOfSetAside(entry, setback, database);
        tx.update(ref, { ...fields, attendAt: atOrNull(attendAt), failures, ...ended });
        if (setback.mark !== undefined && markRef !== null)
          tx.set(markRef, encodeMark(setback.mark, database));
        if (notification !== undefined)
          putNotification(tx, database, uid, notification.id, notification.document);
        if (taskExists && task !== undefined)
          tx.set(taskRef, await encodeTask(task, database), { merge: true });
        return { ...setback, failures };
      });
    },
  };
}

async function countersOf(tx: Transaction, { db, at, ends }: Database, uid: string, counts: Counted) {
  const ofDay = db.doc(`${paths.counters(uid)}/sends-${counts.day}`);
  const first = db.doc(`${paths.counters(uid)}/first-send`);
  const ofAll =
    counts.ofAll === null ? null : db.doc(`${paths.sharedCounters()}/${counts.ofAll}-${counts.day}`);
  const found = await tx.getAll(ofDay, first, ...(ofAll === null ? [] : [ofAll]));
  const [today, since, byAll] = [
    countIn(found[0]),
    beginning.safeParse(found[1]?.data()).data?.at ?? null,
    countIn(found[2]),
  ];
  return {
    sent: { today, byAll, since },
    count() {
      const startOfDay = Date.parse(counts.day);
      tx.set(ofDay, { count: today + counts.people, ...ends('counters', startOfDay) });
      if (ofAll !== null)
        tx.set(ofAll, { count: byAll + counts.paid, ...ends('sharedCounters', startOfDay) });
      if (since === null) tx.set(first, { at: at(counts.at) });
    },
  };
}

const ruleMark = z.object({ acted: z.string(), day: z.string(), count: z.int(), at: storedTime });

function markPlace(db: Firestore, uid: string, rule: string | undefined): DocumentReference | null {
  return rule === undefined ? null : db.doc(`${paths.ruleMarks(uid)}/${rule}`);
}

function markIn(snapshot: DocumentSnapshot): RuleMark | null {
  const { data } = ruleMark.safeParse(snapshot.data());
  return data === undefined ? null : { ...data, acted: data.acted.split(' ').filter((id) => id !== '') };
}

/** The ids as one text: each element of a list would be indexed. */
function encodeMark(
  { acted, at: actedAt, ...mark }: RuleMark,
  { at, ends }: Database,
): Record<string, unknown> {
  return { ...mark, acted: acted.join(' '), at: at(actedAt), ...ends('ruleMarks', actedAt) };
}

/**
 * When an entry that was set aside ends: like a settled one. If it cannot be read, the whole entry is deleted when its
 * words would be.
 */
function endOfSetAside(
  entry: Entry | null,
  { attendAt, fields, notification }: EntrySetback,
  { atOrNull, ends }: Database,
): Record<string, unknown> {
  if (attendAt !== null || notification === undefined) return {};
  const { createdAt: now } = notification.document;
  if (entry === null) return ends('ledgerWords', now);
  const settled = endsOf({ ...entry, ...fields, attendAt, updatedAt: now });
  return { forgetAt: atOrNull(settled?.words ?? null), [endField]: atOrNull(settled?.entry ?? null) };
}

/** The Smart Task of an entry; null for none, or for an id that cannot name a document. */
function taskPlace(
  db: Firestore,
  uid: string,
  entry: Entry | null,
  task: TaskUpdate | undefined,
): DocumentReference | null {
  const taskId = task === undefined ? undefined : id.safeParse(entry?.taskId).data;
  return taskId === undefined ? null : db.doc(`${paths.smartTasks(uid)}/${taskId}`);
}

function countIn(snapshot: DocumentSnapshot | undefined): number {
  return snapshot?.exists === true ? counter.parse(snapshot.data()).count : 0;
}

/** The entry as it is stored, with the times at which its words are forgotten and it ends. */
export function encodeEntry(entry: Entry, { at, atOrNull }: Database): Record<string, unknown> {
  const ends = endsOf(entry);
  return {
    ...entry,
    createdAt: at(entry.createdAt),
    updatedAt: at(entry.updatedAt),
    runAt: atOrNull(entry.runAt),
    undoUntil: atOrNull(entry.undoUntil),
    attendAt: atOrNull(entry.attendAt),
    claim: entry.claim === null ? null : { by: entry.claim.by, until: at(entry.claim.until) },
    forgetAt: entry.payload === null ? null : atOrNull(ends?.words ?? null),
    [endField]: atOrNull(ends?.entry ?? null),
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
