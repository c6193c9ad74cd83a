import type { Instant } from '@crocodile-hub/core/contract/time';

/** What Firebase Authentication knows of an account. */
export type Account = {
  /** Whether the person has shown that the address is theirs. */
  isVerified: boolean;
  hasPassword: boolean;
  /** Sessions that began earlier have ended. */
  sessionsSince: Instant;
  /** A mark of ours: the address was not verified when we last looked. It stays with whoever has the account next. */
  wasUnverified: boolean;
};

export interface AccountDirectory {
  /** As it is now; null when it was disabled or deleted. */
  find(uid: string): Promise<Account | null>;
  /** Sets the mark `wasUnverified`, or takes it away. */
  mark(uid: string, wasUnverified: boolean): Promise<void>;
  /** Ends every session that began before it was called, those of the same second too. */
  endSessions(uid: string): Promise<void>;
  /** Its address as it is now; null for an account that has none, or is gone. */
  addressOf(uid: string): Promise<string | null>;
  /** Nobody enters it any more; `find` answers null from now on. */
  close(uid: string): Promise<void>;
  /** Deletes it; one that is gone already stays gone. */
  remove(uid: string): Promise<void>;
}
