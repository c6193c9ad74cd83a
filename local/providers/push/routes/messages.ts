import { randomUUID } from 'node:crypto';

import { Hono } from 'hono';

import type { Clock } from '../../kit/clock.ts';
import type { SentLog } from '../../kit/sent.ts';
import { PushError } from '../errors.ts';
import { checkSender } from '../vapid.ts';

/** RFC 8030 requires services to accept this much; they accept no more. */
const mostBytes = 4_096;

/** `POST /push/<device>`: one message for one browser; only that browser can decrypt it. */
export function messageRoutes(sent: SentLog, clock: Clock): Hono {
  const app = new Hono();

  app.post('/:device', async (c) => {
    checkSender(c.req.header('Authorization'), new URL(c.req.url).origin, clock.now());
    const ttl = c.req.header('TTL');
    if (ttl === undefined || !/^\d+$/.test(ttl)) throw new PushError(400, 'No TTL');
    const body = Buffer.from(await c.req.arrayBuffer());
    if (body.length > mostBytes) throw new PushError(413, 'Too large');
    if (c.req.header('Content-Encoding') !== 'aes128gcm')
      throw new PushError(400, 'Not encrypted as aes128gcm');
    const id = randomUUID();
    sent.record({
      provider: 'push',
      kind: 'push',
      to: c.req.param('device'),
      text: body.toString('base64url'),
      id,
      headers: { ttl, urgency: c.req.header('Urgency') ?? 'normal', topic: c.req.header('Topic') ?? '' },
    });
    return c.body(null, 201, { Location: `/push/m/${id}` });
  });

  return app;
}
