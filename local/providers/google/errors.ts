import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { z } from 'zod';

/** The failures that Google's APIs answer with, as Google words them. */
const KINDS = {
  authError: {
    code: 401,
    status: 'UNAUTHENTICATED',
    message:
      'Request had invalid authentication credentials. Expected OAuth 2 access token, login cookie or other valid authentication credential. See https://developers.google.com/identity/sign-in/web/devconsole-project.',
  },
  required: { code: 400, status: 'INVALID_ARGUMENT', message: 'Required' },
  invalidArgument: { code: 400, status: 'INVALID_ARGUMENT', message: 'Invalid argument' },
  invalid: { code: 400, status: 'INVALID_ARGUMENT', message: 'Invalid Value' },
  badRequest: { code: 400, status: 'INVALID_ARGUMENT', message: 'Bad Request' },
  badContent: { code: 400, status: 'INVALID_ARGUMENT', message: 'Media type is not supported.' },
  parseError: { code: 400, status: 'INVALID_ARGUMENT', message: 'Parse Error' },
  failedPrecondition: { code: 400, status: 'FAILED_PRECONDITION', message: 'Precondition check failed.' },
  timeRangeEmpty: { code: 400, status: 'INVALID_ARGUMENT', message: 'The specified time range is empty.' },
  insufficientPermissions: {
    code: 403,
    status: 'PERMISSION_DENIED',
    message: 'Request had insufficient authentication scopes.',
  },
  forbidden: { code: 403, status: 'PERMISSION_DENIED', message: 'Forbidden' },
  notFound: { code: 404, status: 'NOT_FOUND', message: 'Requested entity was not found.' },
  duplicate: { code: 409, status: 'ALREADY_EXISTS', message: 'The requested identifier already exists.' },
  aborted: { code: 409, status: 'ABORTED', message: 'Label name exists or conflicts' },
  deleted: { code: 410, status: 'FAILED_PRECONDITION', message: 'Resource has been deleted' },
  conditionNotMet: { code: 412, status: 'FAILED_PRECONDITION', message: 'Precondition Failed' },
  uploadTooLarge: { code: 413, status: 'INVALID_ARGUMENT', message: 'Request Entity Too Large' },
  rateLimitExceeded: {
    code: 429,
    status: 'RESOURCE_EXHAUSTED',
    message: 'Too many concurrent requests for user.',
  },
  backendError: { code: 500, status: 'INTERNAL', message: 'Backend Error' },
  serviceUnavailable: {
    code: 503,
    status: 'UNAVAILABLE',
    message: 'The service is currently unavailable.',
  },
} satisfies Record<string, { code: ContentfulStatusCode; status: string; message: string }>;

export type GoogleErrorKind = keyof typeof KINDS;

export class GoogleError extends Error {
  readonly kind: GoogleErrorKind;

  constructor(kind: GoogleErrorKind, message: string = KINDS[kind].message) {
    super(message);
    this.kind = kind;
  }
}

/** Maps any thrown error to Google's answer; unknown errors are thrown again. */
export function answerError(error: Error): Response {
  if (error instanceof GoogleError) return reply(error);
  if (error instanceof z.ZodError) return reply(new GoogleError('invalidArgument', describe(error)));
  if (error instanceof SyntaxError) return reply(new GoogleError('parseError'));
  throw error;
}

/** Google's answer for an injected status. */
export function failureForStatus(status: number): Response {
  const kind = KIND_OF_STATUS[status];
  const response = kind
    ? reply(new GoogleError(kind))
    : Response.json({ error: { code: status, message: 'Backend Error', errors: [] } }, { status });
  if (status === 429 || status === 503) response.headers.set('Retry-After', '2');
  return response;
}

const KIND_OF_STATUS: Partial<Record<number, GoogleErrorKind>> = {
  400: 'badRequest',
  401: 'authError',
  403: 'forbidden',
  404: 'notFound',
  409: 'duplicate',
  410: 'deleted',
  412: 'conditionNotMet',
  413: 'uploadTooLarge',
  429: 'rateLimitExceeded',
  500: 'backendError',
  503: 'serviceUnavailable',
};

function reply(error: GoogleError): Response {
  const { code, status } = KINDS[error.kind];
  const detail = {
    message: error.kind === 'authError' ? 'Invalid Credentials' : error.message,
    domain: 'global',
    reason: error.kind,
    ...(error.kind === 'authError' ? { location: 'Authorization', locationType: 'header' } : {}),
  };
  const headers: Record<string, string> = {
    'Access-Control-Allow-Origin': '*',
    ...(code === 401
      ? { 'WWW-Authenticate': 'Bearer realm="https://accounts.google.com/", error="invalid_token"' }
      : {}),
  };
  return Response.json(
    { error: { code, message: error.message, errors: [detail], status } },
    { status: code, headers },
  );
}

function describe(error: z.ZodError): string {
  const [issue] = error.issues;
  return issue ? `Invalid value at '${issue.path.join('.')}': ${issue.message}` : 'Invalid argument';
}
