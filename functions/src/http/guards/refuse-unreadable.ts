import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Route } from '@crocodile-hub/core/contract/routes';
import { type ApiEnv, headerOf } from '../header.ts';

const defaultBytes = 1_000_000;
const json = 'application/json';
const readableCharsets = /^"?(utf-8|utf8|us-ascii)"?$/;

/**
 * Refuses a body by its headers alone, before a byte is read: if it is compressed, too large, without a length, or not
 * JSON on a route that takes JSON. Returns how many bytes may be read.
 */
export function refuseUnreadable(c: Context<ApiEnv>, { body, bodyBytes = defaultBytes }: Route): number {
  const encoding = headerOf(c, 'content-encoding') ?? 'identity';
  if (encoding.toLowerCase() !== 'identity')
    throw new HTTPException(415, { message: 'The body must not be compressed.' });
  if (headerOf(c, 'transfer-encoding') !== undefined) {
    throw new HTTPException(411, { message: 'The length of the body must be stated.' });
  }
  const stated = headerOf(c, 'content-length');
  // A call without a length has no body.
  const bytes = stated === undefined ? 0 : Number(stated);
  if (bytes > bodyBytes) throw tooLarge();
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return 0;
  if (bytes > 0 && body !== undefined) refuseOddType(headerOf(c, 'content-type') ?? '');
  return bytes;
}

export function tooLarge(): HTTPException {
  return new HTTPException(413, { message: 'The request is too large.' });
}

function refuseOddType(given: string): void {
  if (given === json) return;
  const [type, ...parameters] = given
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  if (type !== json) throw new HTTPException(415, { message: 'The body must be JSON.' });
  const charset = parameters.find((one) => one.startsWith('charset='))?.slice('charset='.length);
  if (charset !== undefined && !readableCharsets.test(charset)) {
    throw new HTTPException(415, { message: 'The body must be UTF-8.' });
  }
}
