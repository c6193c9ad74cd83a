const KINDS = {
  invalidToken: {
    status: 401,
    serviceErrorCode: 65_600,
    code: 'INVALID_ACCESS_TOKEN',
    message: 'Invalid access token',
  },
  revokedToken: {
    status: 401,
    serviceErrorCode: 65_601,
    code: 'REVOKED_ACCESS_TOKEN',
    message: 'The token used in the request has been revoked by the user',
  },
  expiredToken: {
    status: 401,
    serviceErrorCode: 65_602,
    code: 'EXPIRED_ACCESS_TOKEN',
    message: 'The token used in the request has expired',
  },
  accessDenied: {
    status: 403,
    serviceErrorCode: 100,
    code: 'ACCESS_DENIED',
    message: 'Not enough permissions to access: userinfo.GET.NO_VERSION',
  },
  notFound: {
    status: 404,
    serviceErrorCode: 0,
    code: 'RESOURCE_NOT_FOUND',
    message: 'No virtual resource found',
  },
  throttled: {
    status: 429,
    serviceErrorCode: 101,
    code: 'TOO_MANY_REQUESTS',
    message: 'Resource level throttle limit for calls to this resource is reached.',
  },
  internal: {
    status: 500,
    serviceErrorCode: 0,
    code: 'INTERNAL_SERVER_ERROR',
    message: 'Internal Server Error',
  },
} as const;

export type LinkedInErrorKind = keyof typeof KINDS;

export class LinkedInError extends Error {
  readonly kind: LinkedInErrorKind;

  constructor(kind: LinkedInErrorKind) {
    super(KINDS[kind].message);
    this.kind = kind;
  }
}

export function answerLinkedInError(error: Error): Response {
  if (error instanceof LinkedInError) return reply(KINDS[error.kind]);
  throw error;
}

const KIND_OF_STATUS: Partial<Record<number, LinkedInErrorKind>> = {
  401: 'invalidToken',
  403: 'accessDenied',
  404: 'notFound',
  429: 'throttled',
};

/** LinkedIn's answer for an injected status. */
export function linkedInFailure(status: number): Response {
  return reply({ ...KINDS[KIND_OF_STATUS[status] ?? 'internal'], status });
}

/** Errors of its authorization server (RFC 6749, 5.2). */
export function refuseToken(error: 'invalid_request' | 'invalid_client', description: string): Response {
  return Response.json(
    { error, error_description: description },
    { status: error === 'invalid_client' ? 401 : 400 },
  );
}

function reply(body: { status: number }): Response {
  return Response.json(body, { status: body.status });
}
