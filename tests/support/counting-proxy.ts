import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export type CountingProxy = {
  port: number;
  /** All documents that the database has sent so far, as JSON. */
  documents(): string[];
  close(): Promise<void>;
};

/** One message of a channel: `[its number, what happened]`. */
type Message = [number, unknown[]];

/**
 * The messages of an answer: frames of `<letters>\n<JSON>`, of which the last may not have arrived in full.
 * Source: WebChannel wire format, Closure Library `goog/net/streams`.
 */
function messagesIn(answer: string): Message[] {
  const messages: Message[] = [];
  for (let at = 0; ;) {
    const start = answer.indexOf('\n', at) + 1;
    const end = start + Number(answer.slice(at, start));
    if (start === 0 || end > answer.length) {
      return messages;
    }
    messages.push(...(JSON.parse(answer.slice(start, end)) as Message[]));
    at = end;
  }
}

/** A proxy between a page and the database that reads the traffic. */
export async function countingProxy(target: string): Promise<CountingProxy> {
  const { hostname, port } = new URL(target);
  const answers: { channel: string; text: string }[] = [];
  const server = createServer((incoming, outgoing) => {
    const { method, url: path, headers } = incoming;
    const answer = { channel: new URL(path ?? '', target).searchParams.get('SID') ?? '', text: '' };
    // The database's messages come on the GETs; a POST is answered only with their progress.
    if (method === 'GET') answers.push(answer);
    const passed = request({ hostname, port, method, path, headers }, (reply) => {
      outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.setEncoding('utf8');
      reply.on('data', (chunk: string) => {
        answer.text += chunk;
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
    documents() {
      // A page that was busy when the first answer came assumes a buffering proxy, and requests the same messages
      // again. The database has read them only once.
      const once = new Map(
        answers.flatMap(({ channel, text }) =>
          messagesIn(text).map(([number, said]) => [`${channel} ${number}`, said] as const),
        ),
      );
      return [...once.values()]
        .flat()
        .map((said) => JSON.stringify(said))
        .filter((said) => said.includes('"documentChange"'));
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
