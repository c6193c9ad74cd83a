import type { Context } from 'hono';
import { Failure } from '../ports/failure.ts';
import type { ApiEnv } from './environment.ts';
import { headerOf } from './header.ts';

/** The JSON body as the functions framework has read it already, or undefined where it has not. */
export function parsedBody(c: Context<ApiEnv>): unknown {
  return headerOf(c, 'content-type')?.startsWith('application/json') === true
    ? c.env.incoming?.body
    : undefined;
}

/** Reads a JSON body; none at all is an empty object. */
export async function readBody(c: Context<ApiEnv>): Promise<unknown> {
  const text = await c.req.text();
  if (text === '') return {};
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Failure('invalid', 'Malformed request', {
      cause: error,
      issues: [{ path: '', message: 'the body is not JSON' }],
    });
  }
}
