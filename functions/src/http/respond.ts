import type * as z from 'zod/mini';
import type { Context } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { chatEvents } from '@crocodile-hub/core/contract/chat';

/** The result of a call: a body for the contract's schema, or a file or stream that is passed on unchanged. */
export type HttpAnswer = { status: number; body: object; headers?: Record<string, string> } | Response;

/** firebase.json has the same headers for `/api/**`, so Hosting's own replies do not differ. */
const always = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'X-Content-Type-Options': 'nosniff',
  Vary: 'Origin',
};

/** An answer with its headers. Plain objects and one string: the adapter then needs no streams and no copies. */
export function respond(answer: HttpAnswer, own: Record<string, string>): Response {
  if (answer instanceof Response) {
    const headers = new Headers(answer.headers);
    for (const [name, value] of Object.entries({ ...always, ...own })) headers.set(name, value);
    return new Response(answer.body, { status: answer.status, headers });
  }
  const { status, body, headers } = answer;
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json', ...always, ...own, ...headers },
  });
}

/** A download that no browser shows in the page. RFC 6266 for names beyond ASCII. */
export function fileReply({
  bytes,
  filename,
}: {
  bytes: Uint8Array<ArrayBuffer>;
  filename: string;
}): Response {
  const ascii = filename.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(filename).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16)}`,
  );
  return new Response(bytes, {
    headers: {
      'Content-Type': 'application/octet-stream',
      'Content-Disposition': `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`,
      'Content-Length': String(bytes.length),
    },
  });
}

type Events = { [N in keyof typeof chatEvents]: z.input<(typeof chatEvents)[N]> };
type Send = <N extends keyof Events>(name: N, data: Events[N]) => Promise<void>;
/** Begins the reply; `run` sends its events. */
export type OpenStream = (run: (send: Send) => Promise<void>) => Response;

/** Proxies give up on a silence of a minute. */
const heartbeatMs = 15_000;

/** A reply in events. Headers and a comment are sent at once, so that the caller knows that the call has arrived. */
export function eventStream(c: Context): OpenStream {
  return (run) =>
    streamSSE(c, async (stream) => {
      await stream.write(': hello\n\n');
      const heartbeat = setInterval(() => void stream.write(': still here\n\n'), heartbeatMs);
      try {
        await run(async (name, data) => {
          await stream.writeSSE({ event: name, data: JSON.stringify(data) });
        });
      } finally {
        clearInterval(heartbeat);
      }
    });
}
