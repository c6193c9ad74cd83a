import { AsyncLocalStorage } from 'node:async_hooks';
import type { DeletionStore } from '@crocodile-hub/core/contract/account';
import type { Instant } from '@crocodile-hub/core/contract/time';
import type { Due } from './world.ts';

/** The person that the verified ID token names. */
export type Person = {
  uid: string;
  /** Google accounts that this person signs in with. */
  googleIds: readonly string[];
  /** A Google access token that came with the call; it never decides who the person is. */
  providerToken: string | null;
  /** When they signed in. */
  signedInAt: Instant;
};

/** The person of a job that runs without a call: it can use only what is stored. */
export function absent(uid: string): Person {
  return { uid, googleIds: [], providerToken: null, signedInAt: 0 };
}

const whose = new AsyncLocalStorage<string>();

/** Runs work for somebody: a uid, or the network of a caller without one. */
export function onBehalfOf<T>(who: string, work: () => T): T {
  return whose.run(who, work);
}

/** Who the current work is for, so that shared resources such as a provider can be divided fairly. */
export function whoseWork(): string {
  return whose.getStore() ?? 'nobody';
}

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

export type Verified = { uid: string; googleIds: readonly string[]; startedAt: Instant };

/** The session that an ID token belongs to, as the token says. */
export type Session = Verified & {
  /** Begun with a password, and not through a provider. */
  withPassword: boolean;
  isVerified: boolean;
};

/** Verifies Firebase ID tokens by themselves: their signature, their issuer, their end. */
export interface IdTokens {
  /** Throws, or rejects with, `unauthenticated` unless the token is genuine and alive. */
  verify(idToken: string): Session | Promise<Session>;
}

/** Tells who makes a call. */
export interface Identity {
  /** Verifies the token, and that its account and its session have not ended. */
  verify(idToken: string): Verified | Promise<Verified>;
}

/** Knows the calls of our own app from those of scripts: Firebase App Check. */
export interface AppProof {
  /** Throws, or rejects with, `unauthenticated` unless the token was given to our app and is alive. */
  verify(token: string): object | Promise<object>;
}

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
   * Deletes some documents of a store and counts them on the receipt in the same write; without a receipt, counts
   * nothing. Answers whether the store is empty. The store `account` has no documents here.
   */
  empty(receipt: string | null, uid: string, store: DeletionStore): Promise<boolean>;
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
  due(now: Instant): AsyncIterable<readonly Due[]>;
}
