import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { paths } from '@crocodile-hub/core/contract/paths';
import { settledEntry } from '../../../functions/src/testing/settled-entry.ts';

// What is stored without the API: broken things, as only an older release or a bug could store them, and sound ones
// whose wake-up was lost.

type Fields = Record<string, unknown>;

const hourMs = 3_600_000;
const queueSlackMs = 5_000;

/** A reminder as it was stored before rules had bounds, or as only a bug could store it. */
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

/** An entry of the ledger that nobody can work on. */
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

/** Reminders of one person that fail whenever they are touched, older than anybody else's. Answers their paths. */
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

/** Reminders that only the sweeper can find. Answers their paths. */
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

/** Entries of one person that fail whenever they are touched, older than anybody else's. Answers their paths. */
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
