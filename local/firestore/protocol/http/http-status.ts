import type { ServerResponse } from 'node:http';
import type { StatusCode, StatusError } from '../../model/status.ts';

/** google.rpc.Code as HTTP, per google/rpc/code.proto. */
export const httpStatuses = {
  CANCELLED: 499,
  UNKNOWN: 500,
  INVALID_ARGUMENT: 400,
  DEADLINE_EXCEEDED: 504,
  NOT_FOUND: 404,
  ALREADY_EXISTS: 409,
  PERMISSION_DENIED: 403,
  RESOURCE_EXHAUSTED: 429,
  FAILED_PRECONDITION: 400,
  ABORTED: 409,
  OUT_OF_RANGE: 400,
  UNIMPLEMENTED: 501,
  INTERNAL: 500,
  UNAVAILABLE: 503,
  UNAUTHENTICATED: 401,
} satisfies Record<StatusCode, number>;

export type ErrorBody = { error: { code: number; message: string; status: StatusCode } };

export function errorBody({ code, message }: StatusError): ErrorBody {
  return { error: { code: httpStatuses[code], message, status: code } };
}

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json; charset=UTF-8' }).end(JSON.stringify(body));
}
