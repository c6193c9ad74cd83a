import type { FailureKind } from '@crocodile-hub/core/contract/errors';

export type Issue = { path: string; message: string };

type Detail = {
  retryAfterSeconds?: number | undefined;
  issues?: Issue[] | undefined;
  /** True when the provider may have done what was asked although it did not say so: never simply repeat. */
  mayHaveHappened?: boolean | undefined;
  /** True when the ledger has closed the key: the same call again would only repeat this answer. */
  settled?: boolean | undefined;
  cause?: unknown;
};

/** What went wrong, by kind. Thrown by ports and use cases, mapped once to a reply by the HTTP layer. */
export class Failure extends Error {
  readonly kind: FailureKind;
  readonly retryAfterSeconds: number | undefined;
  readonly issues: Issue[] | undefined;
  readonly mayHaveHappened: boolean;
  readonly settled: boolean;

  constructor(kind: FailureKind, message: string, detail: Detail = {}) {
    super(message, { cause: detail.cause });
    this.kind = kind;
    this.retryAfterSeconds = detail.retryAfterSeconds;
    this.issues = detail.issues;
    this.mayHaveHappened = detail.mayHaveHappened ?? false;
    this.settled = detail.settled ?? false;
  }
}

export function isFailure(error: unknown, kind?: FailureKind): error is Failure {
  return error instanceof Failure && (kind === undefined || error.kind === kind);
}

/** Any thrown thing as a Failure; what nobody foresaw is `unknown`, and may have happened. */
export function asFailure(error: unknown): Failure {
  return error instanceof Failure
    ? error
    : new Failure('unknown', 'Unknown error', { mayHaveHappened: true, cause: error });
}
