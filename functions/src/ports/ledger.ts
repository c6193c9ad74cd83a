import type {
  NotificationDocument,
  OutboxDocument,
  SmartTaskStatus,
} from '@crocodile-hub/core/contract/documents';
import type { Instant } from '@crocodile-hub/core/contract/time';
import type { Due, Setback } from './world.ts';

export type Entry = OutboxDocument;

/** Updates the Smart Task that this entry runs; a deleted task stays deleted. */
export type TaskUpdate = {
  status: SmartTaskStatus;
  actionSummary?: string;
  reason?: string;
  undoUntil?: Instant | null;
  runAt?: Instant | null;
  /** Merged into the task's payload: the ids of what came of it. */
  actionPayload?: Record<string, string>;
};

/** What a rule of the inbox has done: never twice to a mail, and so much on a UTC day. */
export type RuleMark = { acted: readonly string[]; day: string; count: number; at: Instant };

/** The changes of one step of the ledger, stored all together or not at all. */
export type Step<T> = {
  entry?: Entry;
  task?: TaskUpdate;
  /** Counts what leaves, on the day that was asked about. */
  countSend?: boolean;
  /** Replaces the rule's mark. */
  mark?: RuleMark;
  /** Stored under the entry's key. */
  notification?: NotificationDocument | undefined;
  result: T;
};

/** Sends that are already counted. */
export type Sent = {
  /** By the person, that day. */
  today: number;
  /** By all people, that day, on the channel; 0 if it was not asked for. */
  byAll: number;
  /** When the person sent for the first time; null before that. */
  since: Instant | null;
};

/** What to count: a person's sends on a UTC day, and with `ofAll` also those of all people of that kind. */
export type Counted = {
  at: Instant;
  day: string;
  ofAll: string | null;
  /** How many people it reaches. */
  people: number;
  /** How many messages are paid for. */
  paid: number;
};

/** What can still be read of an entry whose processing failed. */
export type EntryTrouble = {
  /** This time included. */
  failures: number;
  /** Null when what is stored is no entry. */
  entry: Entry | null;
  /** Of the rule whose entry it is. */
  mark: RuleMark | null;
};

export type EntrySetback = Setback & {
  /** The final fields of an entry that is set aside. */
  fields?: Pick<Entry, 'status' | 'failure' | 'claim'>;
  task?: TaskUpdate;
  /** Replaces the rule's mark. */
  mark?: RuleMark;
};

export type SendMove = { uid: string; key: string; from: Instant | null; to: Instant | null };

/** What the person has scheduled to leave, by the key of its entry. */
export interface ScheduledSends {
  /**
   * Puts a send from one time to another in one step; null is never. False where it is not as it was shown, or its time
   * has come. The same twice is done once.
   */
  move(send: SendMove): Promise<boolean>;
  isMoved(send: SendMove): Promise<boolean>;
}

export interface LedgerStore {
  /**
   * Reads the entry and stores the result of `step`, in one transaction. `step` is pure: the store may run it again if
   * another writer came first. With `counts` it also gets the number of sends, and the mark of the entry's rule; where
   * there is no entry yet, of `rule`.
   */
  transact<T>(
    uid: string,
    key: string,
    step: (entry: Entry | null, sent: Sent, mark: RuleMark | null) => Step<T>,
    options?: { counts?: Counted | null; rule?: string },
  ): Promise<T>;
  /** Keys of the person's entries that are not begun yet. */
  waiting(uid: string): Promise<string[]>;
  /** Entries whose time has come, oldest first, page by page until there are no more. */
  due(now: Instant): AsyncIterable<readonly Due[]>;
  /** Counts a failure, even for an entry that cannot be read; null if there is none. */
  setBack(
    uid: string,
    key: string,
    step: (trouble: EntryTrouble) => EntrySetback,
  ): Promise<(EntrySetback & { failures: number }) | null>;
}
