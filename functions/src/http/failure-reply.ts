import { HTTPException } from 'hono/http-exception';
import { reason } from '@crocodile-hub/core/failures/reason';
import { sayReason } from '@crocodile-hub/core/failures/say';
import { statusOfFailure, type ErrorReply } from '@crocodile-hub/core/contract/errors';
import { asFailure, Failure, type Issue } from '../ports/failure.ts';
import type { Log } from '../ports/world.ts';
import type { HttpAnswer } from './respond.ts';

/** A failure as the contract has it, in the language that the caller asks for (`Accept-Language`). */
export function errorBody(failure: Failure, language: string | undefined): ErrorReply {
  const { kind, reason, retryAfterSeconds, issues, settled } = failure;
  const message = sayReason(reason, language ?? null);
  return {
    success: false,
    error: message,
    message,
    code: kind,
    reason,
    ...(kind === 'reauth' ? { requiresAuth: true } : {}),
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
    ...(issues === undefined ? {} : { issues: issues.map((one) => told(one, language)) }),
    ...(settled ? { settled } : {}),
  };
}

function told({ path, message, reason }: Issue, language: string | undefined): Omit<Issue, 'reason'> {
  return { path, message: reason === undefined ? message : sayReason(reason, language ?? null) };
}

/** The one place where a failure becomes a reply. */
export function failureAnswer(
  error: unknown,
  log: Log,
  { requestId, language }: { requestId: string; language: string | undefined },
): HttpAnswer {
  const failure = error instanceof HTTPException ? unread(error) : asFailure(error);
  const { kind, retryAfterSeconds } = failure;
  if (kind === 'unknown') log.error('http.failed', error, { requestId });
  return {
    status: error instanceof HTTPException ? error.status : statusOfFailure[kind],
    body: errorBody(failure, language),
    headers: retryAfterSeconds === undefined ? {} : { 'Retry-After': String(retryAfterSeconds) },
  };
}

/** A body that is not even read is told apart by its status alone. */
function unread(error: HTTPException): Failure {
  return new Failure('invalid', reason('said', { text: error.message }), { cause: error });
}
