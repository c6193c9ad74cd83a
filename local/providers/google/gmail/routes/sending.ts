import { Hono } from 'hono';
import type { Context } from 'hono';

import { GoogleError } from '../../errors.ts';
import { requires } from '../../oauth/authenticate.ts';
import type { PostOffice } from '../delivery.ts';
import type { GmailEnv } from '../env.ts';
import { presentReference } from '../present.ts';
import { RawMessage, bytesOf, readMailJson } from '../requests.ts';
import { readUpload } from '../upload.ts';

/** Mail that is sent as JSON. */
export function sendingRoutes(postOffice: PostOffice): Hono<GmailEnv> {
  const app = new Hono<GmailEnv>();

  app.post('/messages/send', requires('mail.send'), async (c) => {
    const message = RawMessage.parse(await readMailJson(c));
    return c.json(send(c, postOffice, bytesOf(message), message.threadId));
  });

  return app;
}

/** Mail that is sent as its own bytes. Mounted below `/upload`. */
export function uploadRoutes(postOffice: PostOffice): Hono<GmailEnv> {
  const app = new Hono<GmailEnv>();

  app.post('/messages/send', requires('mail.send'), async (c) => {
    const { json, raw } = await readUpload(c);
    return c.json(send(c, postOffice, raw, RawMessage.parse(json).threadId));
  });

  return app;
}

function send(c: Context<GmailEnv>, postOffice: PostOffice, raw: Buffer, threadId: string | undefined) {
  if (threadId !== undefined && c.get('mailbox').thread(threadId).length === 0)
    throw new GoogleError('notFound');
  return presentReference(postOffice.send(c.get('caller').account, raw, threadId));
}
