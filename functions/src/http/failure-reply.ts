import { HTTPException } from 'hono/http-exception';
import { statusOfFailure, type ErrorReply } from '@crocodile-hub/core/contract/errors';
import { asFailure, Failure } from '../ports/failure.ts';
import type { Log } from '../ports/log.ts';
import type { Answer } from './respond.ts';

/** A failure in the words of the contract. */
export function errorBody({ kind, message, retryAfterSeconds, issues }: Failure): ErrorReply {
  return {
    success: false,
    error: message,
    message,
    code: kind,
    ...(kind === 'reauth' ? { requiresAuth: true } : {}),
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
    ...(issues === undefined ? {} : { issues }),
  };
}

/** The one place where a failure becomes a reply. */
export function failureAnswer(error: unknown, log: Log, requestId: string): Answer {
  const failure = error instanceof HTTPException ? malformed(error) : asFailure(error);
  const { kind, retryAfterSeconds } = failure;
  if (kind === 'unknown') log.error('http.failed', error, { requestId });
  const isTooLarge = error instanceof HTTPException && error.status === 413;
  return {
    status: isTooLarge ? 413 : statusOfFailure[kind],
    body: errorBody(failure),
    headers: retryAfterSeconds === undefined ? {} : { 'Retry-After': String(retryAfterSeconds) },
  };
}

/** Hono's own refusals are about a body that cannot be read. */
function malformed(error: HTTPException): Failure {
  return new Failure('invalid', error.status === 413 ? 'The request is too large.' : 'Malformed request', {
    cause: error,
  });
}
