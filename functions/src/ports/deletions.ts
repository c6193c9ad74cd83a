import type { DeletionStore } from '@crocodile-hub/core/contract/account';
import type { Instant } from '@crocodile-hub/core/contract/time';
import type { Due } from './setback.ts';

/** First of all the account is closed, so that nothing more is done in its name. */
export type DeletionStep = 'close' | DeletionStore;

/** An account that is being deleted, or was. It stands outside of what it deletes. */
export type Deletion = {
  /** Null once the last look is over: the receipt names nobody. */
  uid: string | null;
  startedAt: Instant;
  finishedAt: Instant | null;
  /** How often it could not go on. */
  failures: number;
  /** The steps that are done, with how many documents went. */
  done: readonly { step: DeletionStep; documents: number; at: Instant }[];
};

export interface Deletions {
  /** Begins one under this receipt; where one is under way already, answers its receipt. */
  begin(uid: string, receipt: string, now: Instant): Promise<string>;
  load(receipt: string): Promise<Deletion | null>;
  /**
   * Deletes some documents of a store and counts them on the receipt in the same write; answers whether none is left.
   * Of `account` there is nothing here to delete.
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
  /** Takes away whose it was. */
  forget(receipt: string): Promise<void>;
  /** Counts a failure; answers how many there are. */
  setBack(receipt: string, attendAt: (failures: number) => Instant): Promise<number>;
  /** Those whose time to be looked at has come, by their receipts, page by page. */
  attend(now: Instant): AsyncIterable<readonly Due[]>;
}
