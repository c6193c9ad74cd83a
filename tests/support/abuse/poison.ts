import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { paths } from '@crocodile-hub/core/contract/paths';
import { settledEntry } from '../../../functions/src/testing/settled-entry.ts';

// Documents that are stored without the API: broken ones, as an older release or a bug might store them, and good ones
// whose wake-up was lost.

type Fields = Record<string, unknown>;

const hourMs = 3_600_000;
const queueSlackMs = 5_000;

/** Reminders as stored before rules had bounds, or as only a bug could store them. */
const brokenReminders: readonly Fields[] = [
  { recurrence: 'FREQ=MINUTELY;INTERVAL=999999999999999' },
  { dueAt: 'tomorrow' },
  { dueAt: null },
  { timeZone: 7 },
  { recurrence: { freq: 'DAILY' } },
  { revision: 'first' },
  { task: null },
  { status: 'unheard of' },
];

/** Entries of the ledger that cannot be processed. */
const brokenEntries: readonly Fields[] = [
  { status: 'unheard of' },
  { payload: 'text' },
  { payloadHash: null },
  { actionType: 'fly' },
  { runAt: 'tomorrow' },
  { claim: 'mine' },
  // Its provider cannot be asked: this person has no grant.
  { status: 'uncertain' },
];

/** Stores one person's reminders that always fail, older than all others. Answers their paths. */
export function plantBrokenReminders(
  db: Firestore,
  uid: string,
  count: number,
  now: number,
): Promise<string[]> {
  const sound = aReminder('poison', now - hourMs);
  return plant(db, paths.reminders(uid), count, (index) => ({
    ...sound,
    ...brokenReminders[index % brokenReminders.length],
  }));
}

/** Stores reminders that only the sweeper can find. Answers their paths. */
export function plantLostReminders(db: Firestore, uid: string, dueAt: readonly number[]): Promise<string[]> {
  return plant(db, paths.reminders(uid), dueAt.length, (index) => aReminder('lost', dueAt[index] ?? 0));
}

function aReminder(task: string, dueAt: number): Fields {
  return {
    task,
    notes: null,
    priority: 'medium',
    status: 'pending',
    dueAt: Timestamp.fromMillis(dueAt),
    timeZone: 'Asia/Jerusalem',
    recurrence: null,
    anchorAt: null,
    revision: 1,
    createdAt: Timestamp.fromMillis(dueAt),
    calendarEventId: null,
    deliveredAt: null,
    lateMs: null,
    attendAt: Timestamp.fromMillis(dueAt + queueSlackMs),
  };
}

/** Stores one person's entries that always fail, older than all others. Answers their paths. */
export function plantBrokenEntries(
  db: Firestore,
  uid: string,
  count: number,
  now: number,
): Promise<string[]> {
  const at = Timestamp.fromMillis(now - 4 * hourMs);
  const sound = {
    ...settledEntry(0),
    status: 'accepted',
    createdAt: at,
    updatedAt: at,
    attendAt: at,
    result: null,
  };
  return plant(db, paths.outbox(uid), count, (index) => ({
    ...sound,
    ...brokenEntries[index % brokenEntries.length],
  }));
}

async function plant(
  db: Firestore,
  collection: string,
  count: number,
  fieldsOf: (index: number) => Fields,
): Promise<string[]> {
  const writer = db.bulkWriter();
  const planted = Array.from({ length: count }, (_, index) => {
    const path = `${collection}/planted-${index}`;
    void writer.set(db.doc(path), fieldsOf(index));
    return path;
  });
  await writer.close();
  return planted;
}
