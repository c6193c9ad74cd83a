import { Hono } from 'hono';

import type { Clock } from '../../../kit/clock.ts';
import { GoogleError } from '../../errors.ts';
import { requires } from '../../oauth/authenticate.ts';
import { pageOf } from '../../paging.ts';
import type { GmailEnv } from '../env.ts';
import { checkedChange } from '../label-change.ts';
import { selectMessages } from '../listing.ts';
import type { Mailbox } from '../mailbox.ts';
import { parseMime } from '../mime/part.ts';
import { findPart, partIdOf } from '../payload.ts';
import { presentMessage, presentReference, rawBytes } from '../present.ts';
import { BatchChange, readFormat, readLabelChange, readListQuery } from '../requests.ts';

/** users.messages and users.threads: reading and labelling. */
export function messageRoutes(clock: Clock): Hono<GmailEnv> {
  const app = new Hono<GmailEnv>();

  app.get('/messages', requires('mail.metadata'), (c) => {
    const query = readListQuery(c);
    const found = selectMessages(c.get('mailbox'), query, clock.now());
    const page = pageOf(found, { size: query.maxResults, after: query.pageToken, keyOf: ({ id }) => id });
    // Gmail leaves the key out of an empty list.
    return c.json({
      ...(page.items.length > 0
        ? { messages: page.items.map(({ id, threadId }) => ({ id, threadId })) }
        : {}),
      ...(page.nextPageToken === undefined ? {} : { nextPageToken: page.nextPageToken }),
      resultSizeEstimate: found.length,
    });
  });

  app.get('/messages/:id', requires('mail.metadata'), (c) => {
    const { format, metadataHeaders } = readFormat(c);
    return c.json(presentMessage(c.get('mailbox').find(c.req.param('id')), format, metadataHeaders));
  });

  app.get('/messages/:messageId/attachments/:id', requires('mail.read'), (c) => {
    const message = c.get('mailbox').find(c.req.param('messageId'));
    const partId = partIdOf(c.req.param('id'), message.id);
    const part = partId === undefined ? undefined : findPart(parseMime(rawBytes(message)), partId);
    if (!part) throw new GoogleError('invalidArgument', 'Invalid attachment token');
    return c.json({ size: part.content.length, data: part.content.toString('base64url') });
  });

  app.post('/messages/:id/modify', requires('mail.modify'), async (c) => {
    const mailbox = c.get('mailbox');
    const change = checkedChange(mailbox, await readLabelChange(c));
    return c.json(presentReference(mailbox.relabel(c.req.param('id'), change)));
  });

  app.post('/messages/batchModify', requires('mail.modify'), async (c) => {
    const mailbox = c.get('mailbox');
    const { ids, ...labels } = BatchChange.parse(await c.req.json());
    const change = checkedChange(mailbox, labels);
    for (const id of known(mailbox, ids)) mailbox.relabel(id, change);
    return c.body(null, 204);
  });

  app.post('/messages/:id/trash', requires('mail.modify'), (c) =>
    c.json(presentReference(c.get('mailbox').relabel(c.req.param('id'), { add: ['TRASH'] }))),
  );

  // As in Gmail, a message that leaves the trash does not return to the inbox.
  app.post('/messages/:id/untrash', requires('mail.modify'), (c) =>
    c.json(presentReference(c.get('mailbox').relabel(c.req.param('id'), { remove: ['TRASH'] }))),
  );

  app.delete('/messages/:id', requires('mail.delete'), (c) => {
    c.get('mailbox').remove(c.req.param('id'));
    return c.body(null, 204);
  });

  app.get('/threads/:id', requires('mail.metadata'), (c) => {
    const { format, metadataHeaders } = readFormat(c);
    const messages = c.get('mailbox').thread(c.req.param('id'));
    if (messages.length === 0) throw new GoogleError('notFound');
    return c.json({
      id: c.req.param('id'),
      historyId: String(Math.max(...messages.map((message) => Number(message.historyId)))),
      messages: messages.map((message) => presentMessage(message, format, metadataHeaders)),
    });
  });

  return app;
}

/** Batches skip unknown ids. */
function known(mailbox: Mailbox, ids: string[]): string[] {
  const here = new Set(mailbox.messages().map((message) => message.id));
  return ids.filter((id) => here.has(id));
}
