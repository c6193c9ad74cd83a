import { Hono } from 'hono';

import type { Clock } from '../../../kit/clock.ts';
import { GoogleError } from '../../errors.ts';
import { requires } from '../../oauth/authenticate.ts';
import { pageOf } from '../../paging.ts';
import type { StoredMessage } from '../entities.ts';
import type { GmailEnv } from '../env.ts';
import type { LabelChange } from '../labels.ts';
import { selectMessages } from '../listing.ts';
import { checkedChange } from '../label-change.ts';
import type { Mailbox } from '../mailbox.ts';
import { presentMessage, presentReference } from '../present.ts';
import { readFormat, readLabelChange, readListQuery } from '../requests.ts';

/** users.threads */
export function threadRoutes(clock: Clock): Hono<GmailEnv> {
  const app = new Hono<GmailEnv>();

  app.get('/threads', requires('mail.metadata'), (c) => {
    const query = readListQuery(c);
    const threads = newestOfEach(selectMessages(c.get('mailbox'), query, clock.now()));
    const page = pageOf(threads, { size: query.maxResults, after: query.pageToken, keyOf: ({ id }) => id });
    return c.json({
      ...(page.items.length > 0 ? { threads: page.items } : {}),
      ...(page.nextPageToken === undefined ? {} : { nextPageToken: page.nextPageToken }),
      resultSizeEstimate: threads.length,
    });
  });

  app.get('/threads/:id', requires('mail.metadata'), (c) => {
    const { format, metadataHeaders } = readFormat(c);
    const messages = messagesOf(c.get('mailbox'), c.req.param('id'));
    return c.json({
      id: c.req.param('id'),
      historyId: newestHistoryId(messages),
      messages: messages.map((message) => presentMessage(message, format, metadataHeaders)),
    });
  });

  app.post('/threads/:id/modify', requires('mail.modify'), async (c) => {
    const mailbox = c.get('mailbox');
    const change = checkedChange(mailbox, await readLabelChange(c));
    return c.json(relabelThread(mailbox, c.req.param('id'), change));
  });

  app.post('/threads/:id/trash', requires('mail.modify'), (c) =>
    c.json(relabelThread(c.get('mailbox'), c.req.param('id'), { add: ['TRASH'] })),
  );

  app.post('/threads/:id/untrash', requires('mail.modify'), (c) =>
    c.json(relabelThread(c.get('mailbox'), c.req.param('id'), { remove: ['TRASH'] })),
  );

  app.delete('/threads/:id', requires('mail.delete'), (c) => {
    const mailbox = c.get('mailbox');
    for (const { id } of messagesOf(mailbox, c.req.param('id'))) mailbox.remove(id);
    return c.body(null, 204);
  });

  return app;
}

function messagesOf(mailbox: Mailbox, threadId: string): StoredMessage[] {
  const messages = mailbox.thread(threadId);
  if (messages.length === 0) throw new GoogleError('notFound');
  return messages;
}

function relabelThread(mailbox: Mailbox, threadId: string, change: LabelChange) {
  const messages = messagesOf(mailbox, threadId).map(({ id }) => mailbox.relabel(id, change));
  return { id: threadId, historyId: newestHistoryId(messages), messages: messages.map(presentReference) };
}

/** A list of messages, newest first, as a list of their threads. */
function newestOfEach(messages: StoredMessage[]) {
  const threads = new Map<string, { id: string; snippet: string; historyId: string }>();
  for (const { threadId, historyId, summary } of messages) {
    if (!threads.has(threadId)) threads.set(threadId, { id: threadId, snippet: summary.snippet, historyId });
  }
  return [...threads.values()];
}

function newestHistoryId(messages: StoredMessage[]): string {
  return String(Math.max(...messages.map((message) => Number(message.historyId))));
}
