import type { FailureKind } from '@crocodile-hub/core/contract/errors';

/** Why a call failed. `message` is the server's own text, for places that show it. */
export type Failure = {
  kind: FailureKind;
  /** HTTP status; undefined when no answer came. */
  status?: number;
  message?: string;
  /** The reason as an id with values: core/failures/reason.ts. */
  reason?: string;
  requiresAuth?: boolean;
  retryAfterSeconds?: number;
  /** The ledger has closed the attempt; a retry needs a new id. */
  settled?: boolean;
};

export type Outcome<T> = { ok: true; reply: T } | { ok: false; failure: Failure };

/**
 * Whether the server has refused for good: then the attempt is over, and another one needs a new id. After any other
 * failure the action may still have happened, so a retry keeps the id.
 */
export function isRefused({ kind, status = 0, settled = false }: Failure): boolean {
  if (settled) return true;
  return status >= 400 && status < 500 && kind !== 'rate-limited';
}
