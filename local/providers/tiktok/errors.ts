import { randomBytes } from 'node:crypto';

const KINDS = {
  access_token_invalid: {
    status: 401,
    message: 'The access token is invalid or not found in the request.',
  },
  scope_not_authorized: {
    status: 401,
    message: 'The user did not authorize the scope required for completing this request.',
  },
  invalid_params: { status: 400, message: 'One or more fields in request is invalid.' },
  rate_limit_exceeded: {
    status: 429,
    message: 'The API rate limit was exceeded. Please try again later.',
  },
  internal_error: { status: 500, message: 'Something went wrong. Please try again later.' },
} as const;

export type TikTokErrorCode = keyof typeof KINDS;

export class TikTokError extends Error {
  readonly code: TikTokErrorCode;

  constructor(code: TikTokErrorCode) {
    super(KINDS[code].message);
    this.code = code;
  }
}

export function answerTikTokError(error: Error): Response {
  if (error instanceof TikTokError) return reply(error.code, KINDS[error.code].status);
  throw error;
}

const CODE_OF_STATUS: Partial<Record<number, TikTokErrorCode>> = {
  400: 'invalid_params',
  401: 'access_token_invalid',
  403: 'invalid_params',
  404: 'invalid_params',
  429: 'rate_limit_exceeded',
};

/** TikTok's answer for an injected status. */
export function tikTokFailure(status: number): Response {
  return reply(CODE_OF_STATUS[status] ?? 'internal_error', status);
}

/** Part of each answer of the API; `ok` for a success. */
export function told(code: TikTokErrorCode | 'ok') {
  return { code, message: code === 'ok' ? '' : KINDS[code].message, log_id: newLogId() };
}

/** Errors of its authorization server: flat, and with status 200 like a success. */
export function refuseToken(
  error: 'invalid_client' | 'invalid_grant' | 'invalid_request' | 'unsupported_grant_type',
  description: string,
): Response {
  return Response.json({ error, error_description: description, log_id: newLogId() });
}

function reply(code: TikTokErrorCode, status: number): Response {
  return Response.json({ data: {}, error: told(code) }, { status });
}

function newLogId(): string {
  return `2026${randomBytes(14).toString('hex').toUpperCase()}`;
}
