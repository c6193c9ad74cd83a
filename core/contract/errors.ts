import * as z from 'zod/mini';

/** The kinds of failure, everywhere: providers, use cases, API replies, screens. Words live in the catalogue. */
export const failureKinds = [
  'unauthenticated',
  'reauth',
  'forbidden',
  /** The person has not yet confirmed their email address; until then no action may reach other people. */
  'unverified',
  'not-found',
  'invalid',
  'rate-limited',
  'unavailable',
  'conflict',
  'unknown',
] as const;
export type FailureKind = (typeof failureKinds)[number];

/** HTTP status of each kind; the one place that maps them. */
export const statusOfFailure = {
  unauthenticated: 401,
  reauth: 401,
  forbidden: 403,
  unverified: 403,
  'not-found': 404,
  invalid: 400,
  'rate-limited': 429,
  unavailable: 503,
  conflict: 409,
  unknown: 500,
} as const satisfies Record<FailureKind, number>;

/** Every error reply of the API. `issues` tells which fields were missing or mistyped. */
export const errorReply = z.object({
  success: z.literal(false),
  /** In the language of the caller's `Accept-Language`: English or Hebrew. */
  error: z.string(),
  /** The same words: the action engine's failures are read from here. Rule errors.dialogs.1. */
  message: z.string(),
  code: z.enum(failureKinds),
  /** Why, without words: core/failures/reason.ts. */
  reason: z.optional(z.string()),
  requiresAuth: z.optional(z.boolean()),
  retryAfterSeconds: z.optional(z.number()),
  /**
   * Only from `execute`: the ledger has closed this key. No further work happens under it; a new try needs a new key.
   */
  settled: z.optional(z.boolean()),
  issues: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
});
export type ErrorReply = z.infer<typeof errorReply>;
