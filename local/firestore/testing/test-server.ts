import { afterAll, beforeAll } from 'vitest';
import { createFirestoreServer, type FirestoreServer, type FirestoreServerOptions } from '../server.ts';

/** A server on a free port for all tests of a file. */
export function useServer(options: FirestoreServerOptions = {}): () => FirestoreServer {
  let server: FirestoreServer | undefined;
  beforeAll(async () => {
    server = await createFirestoreServer(options);
  });
  afterAll(async () => server?.close());
  return () => {
    if (!server) throw new Error('The server is not running yet.');
    return server;
  };
}

/** Resolves with the first value for which the test holds, asked every few milliseconds; fails after a while. */
export async function eventually<T>(read: () => T | Promise<T>, holds: (value: T) => boolean): Promise<T> {
  const deadline = Date.now() + 60_000;
  while (true) {
    const value = await read();
    if (holds(value)) return value;
    if (Date.now() > deadline) throw new Error(`Still ${JSON.stringify(value)} after a minute.`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
