import { Hono } from 'hono';
import type { Context } from 'hono';
import { z } from 'zod';

import { GoogleError } from '../../errors.ts';
import { requires } from '../../oauth/authenticate.ts';
import type { PostOffice } from '../delivery.ts';
import type { GmailEnv } from '../env.ts';
import { headerValue, splitEntity } from '../mime/headers.ts';
import { presentReference } from '../present.ts';
import { RawMessage, bytesOf, readMailJson } from '../requests.ts';
import { readUpload } from '../upload.ts';

const ImportedMessage = RawMessage.extend({ labelIds: z.array(z.string()).default([]) });

/** Mail that is sent, and mail that is stored without being sent. */
export function sendingRoutes(postOffice: PostOffice): Hono<GmailEnv> {
  const app = new Hono<GmailEnv>();

  app.post('/messages/send', requires('mail.send'), async (c) => {
    const message = RawMessage.parse(await readMailJson(c));
    return c.json(send(c, postOffice, bytesOf(message), message.threadId));
  });

  for (const path of ['/messages', '/messages/import']) {
    app.post(path, requires('mail.insert'), async (c) => {
      const message = ImportedMessage.parse(await readMailJson(c));
      const raw = bytesOf(message);
      const byHeader = c.req.query('internalDateSource') === 'dateHeader';
      const inserted = c.get('mailbox').add({
        raw,
        labelIds: message.labelIds,
        threadId: message.threadId,
        internalDate: byHeader ? dateOf(raw) : undefined,
      });
      return c.json(presentReference(inserted));
    });
  }

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

function dateOf(raw: Buffer): number | undefined {
  const date = Date.parse(headerValue(splitEntity(raw).headers, 'Date') ?? '');
  return Number.isNaN(date) ? undefined : date;
}
