/** The closed list of google.rpc.Code that this server answers with. */
export const statusNumbers = {
  CANCELLED: 1,
  UNKNOWN: 2,
  INVALID_ARGUMENT: 3,
  DEADLINE_EXCEEDED: 4,
  NOT_FOUND: 5,
  ALREADY_EXISTS: 6,
  PERMISSION_DENIED: 7,
  RESOURCE_EXHAUSTED: 8,
  FAILED_PRECONDITION: 9,
  ABORTED: 10,
  OUT_OF_RANGE: 11,
  UNIMPLEMENTED: 12,
  INTERNAL: 13,
  UNAVAILABLE: 14,
  UNAUTHENTICATED: 16,
} as const;

export type StatusCode = keyof typeof statusNumbers;

/** A refusal whose code and message are sent to the caller, over any transport. */
export class StatusError extends Error {
  readonly code: StatusCode;

  constructor(code: StatusCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StatusError';
    this.code = code;
  }
}

export function invalidArgument(message: string): StatusError {
  return new StatusError('INVALID_ARGUMENT', message);
}

/** The error for the client: our own refusals unchanged, all others as INTERNAL. */
export function asStatusError(thrown: unknown): StatusError {
  if (thrown instanceof StatusError) return thrown;
  return new StatusError('INTERNAL', 'Internal error.', { cause: thrown });
}
