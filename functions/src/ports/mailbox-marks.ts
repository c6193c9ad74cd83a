import type { Instant } from '@crocodile-hub/core/contract/time';

/** The last known state of a mailbox, and until when its provider pushes news. */
export type MailboxMark = { historyId: string; watchedUntil: Instant };

export interface MailboxMarks {
  find(account: string): Promise<(MailboxMark & { movedAt: Instant }) | null>;
  watched(account: string, mark: MailboxMark, now: Instant): Promise<void>;
  /**
   * Ignored for a mailbox without a watch, and for a state that is older than the known one: news comes in any order.
   */
  moved(account: string, historyId: string, now: Instant): Promise<void>;
}
