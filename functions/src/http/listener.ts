import { getRequestListener } from '@hono/node-server';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Failure } from '../ports/failure.ts';
import type { Log } from '../ports/world.ts';
import { failureAnswer } from './failure-reply.ts';
import { restoreRequest } from './keep-unread.ts';
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
    restoreRequest(incoming);
    outgoing.once('finish', () => drainBody(incoming));
    await answer(incoming, outgoing);
  };
}

/** Hono's adapter throws this for an invalid address or Host header. */
function isUnreadable(error: unknown): boolean {
  return error instanceof Error && error.name === 'RequestError';
}

const mostBytes = 64_000_000;
const patienceMs = 10_000;

/**
 * Drains the rest of a body that was answered without being read. If the connection were closed at once, a caller who
 * is still sending would lose the answer. The bytes are dropped; after a limit of bytes or time the connection is
 * closed.
 */
function drainBody(incoming: IncomingMessage): void {
  const { socket } = incoming;
  if (incoming.complete || socket.destroyed) return;
  let passed = 0;
  const onData = (part: Buffer) => {
    passed += part.length;
    if (passed > mostBytes) socket.destroy();
  };
  const stop = () => {
    clearTimeout(late);
    incoming.off('data', onData).off('end', stop);
    socket.off('close', stop);
  };
  const late = setTimeout(() => socket.destroy(), patienceMs);
  incoming.on('data', onData).once('end', stop);
  socket.once('close', stop);
}
