import { Hono } from 'hono';
import { z } from 'zod';

import { GoogleError } from '../../errors.ts';
import { requires } from '../../oauth/authenticate.ts';
import type { PostOffice } from '../delivery.ts';
import type { GmailEnv } from '../env.ts';
import { headerValue, splitEntity } from '../mime/headers.ts';
import { presentReference } from '../present.ts';
import { RawMessage, bytesOf } from '../requests.ts';

const ImportedMessage = RawMessage.extend({ labelIds: z.array(z.string()).default([]) });

/** Mail that is sent, and mail that is stored without being sent. */
export function sendingRoutes(postOffice: PostOffice): Hono<GmailEnv> {
  const app = new Hono<GmailEnv>();

  app.post('/messages/send', requires('mail.send'), async (c) => {
    const message = RawMessage.parse(await c.req.json());
    const mailbox = c.get('mailbox');
    if (message.threadId !== undefined && mailbox.thread(message.threadId).length === 0) {
      throw new GoogleError('notFound');
    }
    const sent = postOffice.send(c.get('caller').account, bytesOf(message), message.threadId);
    return c.json(presentReference(sent));
  });

  for (const path of ['/messages', '/messages/import']) {
    app.post(path, requires('mail.insert'), async (c) => {
      const message = ImportedMessage.parse(await c.req.json());
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

function dateOf(raw: Buffer): number | undefined {
  const date = Date.parse(headerValue(splitEntity(raw).headers, 'Date') ?? '');
  return Number.isNaN(date) ? undefined : date;
}
