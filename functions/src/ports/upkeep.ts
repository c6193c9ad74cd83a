import type { Instant } from '@crocodile-hub/core/contract/time';

export type LogOf = { uid: string; sessionId: string };

/** A grant, by its person and the name under which it is stored: `google`, or the linked service's. */
export type GrantOf = { uid: string; service: string };

/** An entry of the ledger, and its place in the order in which words end. */
export type WordyEntry = { uid: string; key: string; place: { at: Instant; path: string } };

/** The nightly job's view of the store. Every call does a limited amount of work. */
export interface Upkeep {
  /** Deletes documents of this collection that have ended, at any place in the database, oldest first. */
  deleteEnded(collection: string, now: Instant, limit: number): Promise<{ found: number; deleted: number }>;

  /** Ledger entries whose words may be forgotten by now, the oldest first, after a place. */
  wordyEntries(now: Instant, limit: number, after: WordyEntry['place'] | null): Promise<WordyEntry[]>;
  /** Forgets the words, unless the person chose to keep them longer. */
  forgetWords(uid: string, key: string, now: Instant): Promise<'forgotten' | 'kept'>;

  /** Looks at the next logs after a place and names those whose session is gone. `next` is null after the last log. */
  orphanedLogs(after: string | null, limit: number): Promise<{ orphans: LogOf[]; next: string | null }>;
  /** Deletes messages that were written before a time; answers how many. */
  deleteMessages(log: LogOf, before: Instant, limit: number): Promise<number>;

  /** The next grants of providers, after a place. `next` is null after the last. */
  grants(after: string | null, limit: number): Promise<{ grants: GrantOf[]; next: string | null }>;

  /** Where the last run stopped among the logs; null if it finished. */
  place(): Promise<string | null>;
  keepPlace(place: string | null): Promise<void>;
}
