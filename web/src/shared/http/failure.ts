import type { FailureKind } from '@crocodile-hub/core/contract/errors';

/** Why a call did not succeed. `message` is the server's own text, for the places where the spec shows it. */
export type Failure = {
  kind: FailureKind;
  /** HTTP status; undefined when no answer came. */
  status?: number;
  message?: string;
  requiresAuth?: boolean;
  retryAfterSeconds?: number;
};

export type Outcome<T> = { ok: true; reply: T } | { ok: false; failure: Failure };
