import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

import { onTestFinished } from 'vitest';

export type Heard = { method: string; url: URL; headers: IncomingHttpHeaders; body: string };

/** Receives the product's webhooks: answers as told and returns what it received, in order. */
export async function startListener(
  answer: (heard: Heard) => { status: number; body?: string } = () => ({ status: 200 }),
) {
  const unread: Heard[] = [];
  const waiting: ((heard: Heard) => void)[] = [];

  async function listen(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const heard = {
      method: request.method ?? '',
      url: new URL(request.url ?? '/', 'http://listener'),
      headers: request.headers,
      body: await text(request),
    };
    const { status, body } = answer(heard);
    response.writeHead(status).end(body);
    const waiter = waiting.shift();
    if (waiter) waiter(heard);
    else unread.push(heard);
  }

  const server = createServer((request, response) => void listen(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  onTestFinished(() => server.closeAllConnections());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `http://127.0.0.1:${address.port}/webhook`,
    next: () =>
      new Promise<Heard>((resolve) => {
        const heard = unread.shift();
        if (heard) resolve(heard);
        else waiting.push(resolve);
      }),
  };
}
