import { once } from 'node:events';
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';

/** Lets an app answer on a free port of this machine, as the function does behind Cloud Run. */
export async function serve(app: {
  fetch: (request: Request, env: object) => Response | Promise<Response>;
}): Promise<{ origin: string; close(): Promise<void> }> {
  const listen = getRequestListener((request, env) => app.fetch(request, env));
  const server = createServer((incoming, outgoing) => void listen(incoming, outgoing)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the app listens on no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
