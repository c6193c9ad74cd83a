import type { Instant } from '@crocodile-hub/core/contract/time';

/** An account, as Firebase Authentication knows it. */
export type Account = {
  /** Whether the person has shown that the address is theirs. */
  isVerified: boolean;
  hasPassword: boolean;
  /** Sessions that began earlier have ended. */
  sessionsSince: Instant;
  /** Our own mark: the address was not verified when we last looked. The mark stays if the account changes hands. */
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
  /** Disables the account; `find` answers null from now on. */
  close(uid: string): Promise<void>;
  /** Deletes the account; if it is gone already, this does nothing. */
  remove(uid: string): Promise<void>;
}
