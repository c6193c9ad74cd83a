import { streamSSE } from 'hono/streaming';
import type { Context } from 'hono';
import type { chatEvents } from '@crocodile-hub/core/contract/chat';
import type * as z from 'zod/mini';

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
