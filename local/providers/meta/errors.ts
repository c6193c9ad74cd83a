import { randomBytes } from 'node:crypto';

type Kind = { status: number; code: number; subcode?: number; type?: string; message: string };

/** The Graph API's failures, in its own numbers and words. */
const KINDS = {
  noToken: { status: 401, code: 190, message: 'An access token is required to request this resource.' },
  invalidToken: { status: 401, code: 190, message: 'Invalid OAuth access token - Cannot parse access token' },
  expiredToken: {
    status: 401,
    code: 190,
    subcode: 463,
    message: 'Error validating access token: Session has expired on Sunday, 01-Nov-26 00:00:00 PST.',
  },
  invalidParameter: { status: 400, code: 100, message: '(#100) Invalid parameter' },
  noSuchObject: {
    status: 400,
    code: 100,
    subcode: 33,
    type: 'GraphMethodException',
    message:
      'Unsupported get request. Object does not exist, cannot be loaded due to missing permissions, or does not support this operation.',
  },
  noSuchUser: { status: 400, code: 100, subcode: 2018001, message: '(#100) No matching user found' },
  outsideWindow: {
    status: 400,
    code: 10,
    subcode: 2018278,
    message: '(#10) This message is sent outside of allowed window.',
  },
  outsideInstagramWindow: {
    status: 400,
    code: 10,
    subcode: 2534022,
    message: '(#10) This message is sent outside of allowed window.',
  },
  permission: {
    status: 403,
    code: 10,
    message: '(#10) Application does not have permission for this action',
  },
  rateLimit: { status: 429, code: 4, message: '(#4) Application request limit reached' },
  unknown: { status: 500, code: 1, message: 'An unknown error occurred' },
  unavailable: { status: 503, code: 2, message: 'Service temporarily unavailable' },
  unknownPath: { status: 400, code: 2500, message: 'Unknown path components' },
} satisfies Record<string, Kind>;

export type MetaErrorKind = keyof typeof KINDS;

export class MetaError extends Error {
  readonly kind: MetaErrorKind;

  constructor(kind: MetaErrorKind, message: string = KINDS[kind].message) {
    super(message);
    this.kind = kind;
  }
}

export function answerMetaError(error: MetaError): Response {
  return reply(KINDS[error.kind], error.message);
}

const KIND_OF_STATUS: Partial<Record<number, MetaErrorKind>> = {
  400: 'invalidParameter',
  401: 'invalidToken',
  403: 'permission',
  404: 'unknownPath',
  429: 'rateLimit',
  503: 'unavailable',
};

/** Meta's answer for an injected status. */
export function metaFailure(status: number): Response {
  return reply({ ...KINDS[KIND_OF_STATUS[status] ?? 'unknown'], status });
}

function reply(
  { status, code, subcode, type = 'OAuthException', message: usual }: Kind,
  message = usual,
): Response {
  const error = {
    message,
    type,
    code,
    ...(subcode === undefined ? {} : { error_subcode: subcode }),
    fbtrace_id: `A${randomBytes(11).toString('base64url')}`,
  };
  return Response.json({ error }, { status, headers: status === 429 ? { 'Retry-After': '30' } : {} });
}
