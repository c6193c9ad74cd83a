import type {
  NotificationDocument,
  OutboxDocument,
  SmartTaskStatus,
} from '@crocodile-hub/core/contract/documents';
import type { Instant } from '@crocodile-hub/core/contract/time';

export type Entry = OutboxDocument;

/** What the ledger tells the Smart Task whose execution it is; a task that is gone is left alone. */
export type TaskUpdate = {
  status: SmartTaskStatus;
  actionSummary?: string;
  undoUntil?: Instant | null;
  runAt?: Instant | null;
};

/** What one step of the ledger changes. All of it or nothing is stored. */
export type Step<T> = {
  entry?: Entry;
  task?: TaskUpdate;
  countSend?: boolean;
  /** Stored under the entry's key. */
  notification?: NotificationDocument | undefined;
  result: T;
};

export interface LedgerStore {
  /**
   * Reads the entry and stores what `step` makes of it, in one transaction. `step` is pure: a store may run it again
   * when another writer came first. With `countsSendsOf`, a UTC day, it also learns how much was sent that day.
   */
  transact<T>(
    uid: string,
    key: string,
    step: (entry: Entry | null, sentToday: number) => Step<T>,
    options?: { countsSendsOf?: string | undefined },
  ): Promise<T>;
  /** Entries whose time has come, oldest first. */
  attend(now: Instant, limit: number): Promise<{ uid: string; key: string }[]>;
}
