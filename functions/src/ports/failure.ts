import type { FailureKind } from '@crocodile-hub/core/contract/errors';
import type { Reason } from '@crocodile-hub/core/failures/reason';
import { sayReason } from '@crocodile-hub/core/failures/say';

/** A field that is wrong. `message` is for the developer of the call; what a person may see also has a reason. */
export type Issue = { path: string; message: string; reason?: Reason };

export function issue(path: string, reason: Reason): Issue {
  return { path, message: sayReason(reason, null), reason };
}

type Detail = {
  retryAfterSeconds?: number | undefined;
  issues?: Issue[] | undefined;
  /** True when the provider may have done what was asked although it did not say so: never simply repeat. */
  mayHaveHappened?: boolean | undefined;
  /** True when we gave up waiting, so that the provider may still be at it. */
  mayStillHappen?: boolean | undefined;
  /** True when the ledger has closed the key: the same call again would only repeat this answer. */
  settled?: boolean | undefined;
  /** True when a sign-in is to end that was not begun here or has expired: the caller may be guessing states. */
  staleSignIn?: boolean | undefined;
  cause?: unknown;
};

/**
 * What went wrong, by kind and reason. Ports and use cases throw it; the HTTP layer turns it into a reply and finds the
 * words. `message` is for logs.
 */
export class Failure extends Error {
  readonly kind: FailureKind;
  readonly reason: Reason;
  readonly retryAfterSeconds: number | undefined;
  readonly issues: Issue[] | undefined;
  readonly mayHaveHappened: boolean;
  readonly mayStillHappen: boolean;
  readonly settled: boolean;
  readonly staleSignIn: boolean;

  constructor(kind: FailureKind, reason: Reason, detail: Detail = {}) {
    super(sayReason(reason, null), { cause: detail.cause });
    this.kind = kind;
    this.reason = reason;
    this.retryAfterSeconds = detail.retryAfterSeconds;
    this.issues = detail.issues;
    this.mayStillHappen = detail.mayStillHappen ?? false;
    this.mayHaveHappened = this.mayStillHappen || (detail.mayHaveHappened ?? false);
    this.settled = detail.settled ?? false;
    this.staleSignIn = detail.staleSignIn ?? false;
  }
}

export function isFailure(error: unknown, kind?: FailureKind): error is Failure {
  return error instanceof Failure && (kind === undefined || error.kind === kind);
}

/** Turns any thrown value into a Failure; an unexpected one is `unknown`, and may have happened. */
export function asFailure(error: unknown): Failure {
  return error instanceof Failure
    ? error
    : new Failure('unknown', 'unknown', { mayHaveHappened: true, cause: error });
}
