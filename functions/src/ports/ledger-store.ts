import type {
  NotificationDocument,
  OutboxDocument,
  SmartTaskStatus,
} from '@crocodile-hub/core/contract/documents';
import type { Instant } from '@crocodile-hub/core/contract/time';
import type { Due, Setback } from './setback.ts';

export type Entry = OutboxDocument;

/** What the ledger tells the Smart Task whose execution it is; a task that is gone is left alone. */
export type TaskUpdate = {
  status: SmartTaskStatus;
  actionSummary?: string;
  reason?: string;
  undoUntil?: Instant | null;
  runAt?: Instant | null;
  /** Merged into the task's payload: the ids of what came of it. */
  actionPayload?: Record<string, string>;
};

/** What one step of the ledger changes. All of it or nothing is stored. */
export type Step<T> = {
  entry?: Entry;
  task?: TaskUpdate;
  /** Counts one more send of the day that was asked about. */
  countSend?: boolean;
  /** Stored under the entry's key. */
  notification?: NotificationDocument | undefined;
  result: T;
};

/** What left already. */
export type Sent = {
  /** Of the person, that day. */
  today: number;
  /** Of everybody, that day, by the channel; 0 where it was not asked. */
  byAll: number;
  /** When the person sent for the first time; null before that. */
  since: Instant | null;
};

/** What to count: the sends of a person on a UTC day, and with `ofAll` also everybody's of that kind. */
export type Counted = { at: Instant; day: string; ofAll: string | null };

/** What can still be read of an entry that could not be worked on. */
export type EntryTrouble = {
  /** This time included. */
  failures: number;
  /** Null when what is stored is no entry. */
  entry: Entry | null;
};

export type EntrySetback = Setback & {
  /** How it ends, when it is set aside. */
  fields?: Pick<Entry, 'status' | 'failure' | 'claim'>;
  task?: TaskUpdate;
};

export interface LedgerStore {
  /**
   * Reads the entry and stores what `step` makes of it, in one transaction. `step` is pure: a store may run it again
   * when another writer came first. With `counts` it also learns how much was sent.
   */
  transact<T>(
    uid: string,
    key: string,
    step: (entry: Entry | null, sent: Sent) => Step<T>,
    options?: { counts?: Counted | null },
  ): Promise<T>;
  /** Keys of the person's entries that nobody has begun yet. */
  waiting(uid: string): Promise<string[]>;
  /** Entries whose time has come, oldest first, page by page until there are no more. */
  attend(now: Instant): AsyncIterable<readonly Due[]>;
  /** Counts a failure, also of what cannot be read any more; null when nothing is there. */
  setBack(
    uid: string,
    key: string,
    step: (trouble: EntryTrouble) => EntrySetback,
  ): Promise<(EntrySetback & { failures: number }) | null>;
}
