import { Hono } from 'hono';
import { z } from 'zod';

import type { Clock } from '../../../kit/clock.ts';
import { requires } from '../../oauth/authenticate.ts';
import { pageOf } from '../../paging.ts';
import { findDraft, removeDraft, saveDraft } from '../drafts.ts';
import type { GmailEnv } from '../env.ts';
import { selectMessages } from '../listing.ts';
import { presentMessage, presentReference } from '../present.ts';
import { RawMessage, bytesOf, readFormat, readListQuery, readMailJson } from '../requests.ts';

const DraftBody = z.object({ message: RawMessage.default({}) });

/** users.drafts */
export function draftRoutes(clock: Clock): Hono<GmailEnv> {
  const app = new Hono<GmailEnv>();

  app.get('/drafts', requires('mail.read'), (c) => {
    const mailbox = c.get('mailbox');
    const query = readListQuery(c);
    const found = selectMessages(mailbox, query, clock.now()).flatMap((message) => {
      const draft = mailbox.drafts.values().find(({ messageId }) => messageId === message.id);
      return draft ? [{ id: draft.id, message: { id: message.id, threadId: message.threadId } }] : [];
    });
    const page = pageOf(found, { size: query.maxResults, after: query.pageToken, keyOf: ({ id }) => id });
    return c.json({
      ...(page.items.length > 0 ? { drafts: page.items } : {}),
      ...(page.nextPageToken === undefined ? {} : { nextPageToken: page.nextPageToken }),
      resultSizeEstimate: found.length,
    });
  });

  app.post('/drafts', requires('mail.drafts'), async (c) => {
    const { message } = DraftBody.parse(await readMailJson(c));
    const draft = saveDraft(c.get('mailbox'), { raw: bytesOf(message), threadId: message.threadId });
    return c.json({ id: draft.id, message: presentReference(draft.message) });
  });

  app.get('/drafts/:id', requires('mail.read'), (c) => {
    const mailbox = c.get('mailbox');
    const { id, messageId } = findDraft(mailbox, c.req.param('id'));
    return c.json({ id, message: presentMessage(mailbox.find(messageId), readFormat(c).format) });
  });

  app.put('/drafts/:id', requires('mail.drafts'), async (c) => {
    const mailbox = c.get('mailbox');
    const { message } = DraftBody.parse(await readMailJson(c));
    const { id } = findDraft(mailbox, c.req.param('id'));
    const draft = saveDraft(mailbox, { raw: bytesOf(message), threadId: message.threadId }, id);
    return c.json({ id, message: presentReference(draft.message) });
  });

  app.delete('/drafts/:id', requires('mail.drafts'), (c) => {
    removeDraft(c.get('mailbox'), c.req.param('id'));
    return c.body(null, 204);
  });

  return app;
}
