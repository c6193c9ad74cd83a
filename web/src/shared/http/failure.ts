import type { FailureKind } from '@crocodile-hub/core/contract/errors';

/** Why a call did not succeed. `message` is the server's own text, for the places that show it. */
export type Failure = {
  kind: FailureKind;
  /** HTTP status; undefined when no answer came. */
  status?: number;
  message?: string;
  /** The same without words: core/failures/reason.ts. */
  reason?: string;
  requiresAuth?: boolean;
  retryAfterSeconds?: number;
  /** The ledger has closed the attempt: to try again takes a new id. */
  settled?: boolean;
};

export type Outcome<T> = { ok: true; reply: T } | { ok: false; failure: Failure };

/**
 * Whether the server has said no for good: the attempt is over, and another one needs a new id. Whatever else went wrong
 * may have happened all the same, so it is tried again under the id it had.
 */
export function isRefused({ kind, status = 0, settled = false }: Failure): boolean {
  if (settled) return true;
  return status >= 400 && status < 500 && kind !== 'rate-limited';
}
