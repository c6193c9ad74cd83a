import { HTTPException } from 'hono/http-exception';
import { statusOfFailure, type ErrorReply } from '@crocodile-hub/core/contract/errors';
import { asFailure, Failure } from '../ports/failure.ts';
import type { Log } from '../ports/log.ts';
import type { Answer } from './respond.ts';

/** A failure in the words of the contract. */
export function errorBody({ kind, message, retryAfterSeconds, issues, settled }: Failure): ErrorReply {
  return {
    success: false,
    error: message,
    message,
    code: kind,
    ...(kind === 'reauth' ? { requiresAuth: true } : {}),
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
    ...(issues === undefined ? {} : { issues }),
    ...(settled ? { settled } : {}),
  };
}

/** The one place where a failure becomes a reply. */
export function failureAnswer(error: unknown, log: Log, requestId: string): Answer {
  const failure = error instanceof HTTPException ? unread(error) : asFailure(error);
  const { kind, retryAfterSeconds } = failure;
  if (kind === 'unknown') log.error('http.failed', error, { requestId });
  return {
    status: error instanceof HTTPException ? error.status : statusOfFailure[kind],
    body: errorBody(failure),
    headers: retryAfterSeconds === undefined ? {} : { 'Retry-After': String(retryAfterSeconds) },
  };
}

/** A body that is not even read is told apart by its status alone. */
function unread(error: HTTPException): Failure {
  return new Failure('invalid', error.message, { cause: error });
}
