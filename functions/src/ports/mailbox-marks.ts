import type { Instant } from '@crocodile-hub/core/contract/time';

/** Where a mailbox stands, as its provider tells without being asked, and until when it does so. */
export type MailboxMark = { historyId: string; watchedUntil: Instant };

export interface MailboxMarks {
  find(account: string): Promise<(MailboxMark & { movedAt: Instant }) | null>;
  watched(account: string, mark: MailboxMark, now: Instant): Promise<void>;
  /** Of a mailbox that nobody watches nothing is kept, and of a point that is past neither: news comes in any order. */
  moved(account: string, historyId: string, now: Instant): Promise<void>;
}
