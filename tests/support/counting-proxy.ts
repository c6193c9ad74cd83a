import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export type CountingProxy = {
  port: number;
  /** Every document that the database has sent so far, as it was written on the wire. */
  documents(): string[];
  close(): Promise<void>;
};

/** Stands between a page and the database, and reads along. */
export async function countingProxy(target: string): Promise<CountingProxy> {
  const { hostname, port } = new URL(target);
  const answers: string[] = [];
  const server = createServer((incoming, outgoing) => {
    const { method, url: path, headers } = incoming;
    const answer = answers.push('') - 1;
    const passed = request({ hostname, port, method, path, headers }, (reply) => {
      outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.setEncoding('utf8');
      reply.on('data', (chunk: string) => {
        answers[answer] += chunk;
        outgoing.write(chunk);
      });
      reply.on('end', () => outgoing.end());
      reply.on('error', () => outgoing.destroy());
    });
    passed.on('error', () => outgoing.destroy());
    outgoing.on('close', () => passed.destroy());
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    documents: () => answers.flatMap((answer) => answer.split('"documentChange"').slice(1)),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
