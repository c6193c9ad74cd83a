import type { DeletionStore } from '@crocodile-hub/core/contract/account';
import type { Instant } from '@crocodile-hub/core/contract/time';
import type { Due } from './setback.ts';

/** The account is closed before all else, so that no action runs in its name. */
export type DeletionStep = 'close' | DeletionStore;

/** A current or past deletion of an account. It is stored outside the data that it deletes. */
export type Deletion = {
  /** Null after the last look, so that the receipt names no person. */
  uid: string | null;
  startedAt: Instant;
  finishedAt: Instant | null;
  /** How many attempts failed. */
  failures: number;
  /** The steps that are done, with how many documents went. */
  done: readonly { step: DeletionStep; documents: number; at: Instant }[];
};

export interface Deletions {
  /** Begins one under this receipt; where one is under way already, answers its receipt. */
  begin(uid: string, receipt: string, now: Instant): Promise<string>;
  load(receipt: string): Promise<Deletion | null>;
  /**
   * Deletes some documents of a store and counts them on the receipt in the same write. Answers whether the store is
   * empty. The store `account` has no documents here.
   */
  empty(receipt: string, uid: string, store: DeletionStore): Promise<boolean>;
  /** The step is done; the sweeper looks again at `attendAt`. */
  complete(
    receipt: string,
    step: DeletionStep,
    how: { now: Instant; attendAt: Instant; documents?: number },
  ): Promise<void>;
  /** Everything is deleted; the sweeper looks once more at `attendAt`. */
  finish(receipt: string, times: { now: Instant; attendAt: Instant }): Promise<void>;
  /** Removes the uid from the receipt. */
  forget(receipt: string): Promise<void>;
  /** Counts a failure; answers how many there are. */
  setBack(receipt: string, attendAt: (failures: number) => Instant): Promise<number>;
  /** Those whose time to be looked at has come, by their receipts, page by page. */
  attend(now: Instant): AsyncIterable<readonly Due[]>;
}
