import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Failure } from '../ports/failure.ts';
import type { Log } from '../ports/world.ts';
import { failureAnswer } from './failure-reply.ts';
import { asItCame } from './keep-unread.ts';
import { letGo } from './let-go.ts';
import { respond } from './respond.ts';

type Fetch = Parameters<typeof getRequestListener>[0];

/**
 * Makes the app answer calls as a function. Input that is not a valid call, such as a broken address, is refused with a
 * normal reply.
 */
export function listener(
  fetch: Fetch,
  log: Log,
): (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void> {
  const answer = getRequestListener(fetch, {
    autoCleanupIncoming: false,
    errorHandler: (error) =>
      respond(
        failureAnswer(isUnreadable(error) ? new Failure('invalid', 'malformed') : error, log, {
          requestId: '-',
          language: undefined,
        }),
        {},
      ),
  });
  return async (incoming, outgoing) => {
    asItCame(incoming);
    outgoing.once('finish', () => letGo(incoming));
    await answer(incoming, outgoing);
  };
}

/** Hono's adapter throws this for an invalid address or Host header. */
function isUnreadable(error: unknown): boolean {
  return error instanceof Error && error.name === 'RequestError';
}
