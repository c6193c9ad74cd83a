import { once } from 'node:events';
import { http, type HttpFunction } from '@google-cloud/functions-framework';
import { getTestServer } from '@google-cloud/functions-framework/testing';
import { onRequest } from 'firebase-functions/https';
import { keepUnread } from '../http/keep-unread.ts';
import { listener } from '../http/listener.ts';
import { quietLog } from './quiet.ts';

const name = 'api';

/** Lets an app answer as it is deployed: as the function of a functions framework, in this process. */
export async function serveInFramework(
  fetch: Parameters<typeof listener>[0],
): Promise<{ port: number; close(): void }> {
  keepUnread();
  // Both speak of the same Express request, in types that differ.
  http(name, onRequest({ cors: false }, listener(fetch, quietLog)) as HttpFunction);
  const server = getTestServer(name).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the framework listens on no port');
  return { port: address.port, close: () => void server.close() };
}
