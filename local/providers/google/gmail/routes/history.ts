import { Hono } from 'hono';
import { z } from 'zod';

import { unreachable } from '../../../kit/unreachable.ts';
import { GoogleError } from '../../errors.ts';
import { requires } from '../../oauth/authenticate.ts';
import { pageOf } from '../../paging.ts';
import type { HistoryRecord } from '../entities.ts';
import type { GmailEnv } from '../env.ts';
import { countThreads } from '../labels.ts';
import type { Watches } from '../watches.ts';

const CHANGE_KINDS = ['messageAdded', 'messageDeleted', 'labelAdded', 'labelRemoved'] as const;

const HistoryQuery = z.object({
  startHistoryId: z.coerce.number().int(),
  labelId: z.string().optional(),
  maxResults: z.coerce.number().int().min(1).max(500).default(100),
  pageToken: z.string().optional(),
});

const WatchRequest = z.object({ topicName: z.string() });

/** users.getProfile, users.history and users.watch: the mailbox's current point, what came before it, and what will. */
export function historyRoutes(watches: Watches): Hono<GmailEnv> {
  const app = new Hono<GmailEnv>();

  app.get('/profile', requires('mail.profile'), (c) => {
    const mailbox = c.get('mailbox');
    const messages = mailbox.messages();
    return c.json({
      emailAddress: mailbox.email,
      messagesTotal: messages.length,
      threadsTotal: countThreads(messages),
      historyId: String(mailbox.historyId()),
    });
  });

  app.get('/history', requires('mail.metadata'), (c) => {
    const mailbox = c.get('mailbox');
    const query = HistoryQuery.parse(c.req.query());
    const kinds = z.array(z.enum(CHANGE_KINDS)).parse(c.req.queries('historyTypes') ?? [...CHANGE_KINDS]);
    const changes = mailbox.changesSince(query.startHistoryId);
    if (!changes) throw new GoogleError('notFound');
    const wanted = changes.filter(
      ({ change, message }) =>
        kinds.includes(change.kind) &&
        (query.labelId === undefined || message.labelIds.includes(query.labelId)),
    );
    const page = pageOf(wanted, {
      size: query.maxResults,
      after: query.pageToken,
      keyOf: ({ id }) => String(id),
    });
    return c.json({
      ...(page.items.length > 0 ? { history: page.items.map(presentChange) } : {}),
      ...(page.nextPageToken === undefined ? {} : { nextPageToken: page.nextPageToken }),
      historyId: String(mailbox.historyId()),
    });
  });

  // A push only tells that something changed.
  app.post('/watch', requires('mail.metadata'), async (c) => {
    const { topicName } = WatchRequest.parse(await c.req.json());
    if (!/^projects\/[^/]+\/topics\/[^/]+$/.test(topicName)) {
      throw new GoogleError('invalidArgument', 'Invalid topicName does not match projects/*/topics/*');
    }
    return c.json(watches.begin(c.get('mailbox').email, topicName));
  });

  return app;
}

function presentChange({ id, message, change }: HistoryRecord) {
  const common = { id: String(id), messages: [{ id: message.id, threadId: message.threadId }] };
  switch (change.kind) {
    case 'messageAdded':
      return { ...common, messagesAdded: [{ message }] };
    case 'messageDeleted':
      return { ...common, messagesDeleted: [{ message }] };
    case 'labelAdded':
      return { ...common, labelsAdded: [{ message, labelIds: change.labelIds }] };
    case 'labelRemoved':
      return { ...common, labelsRemoved: [{ message, labelIds: change.labelIds }] };
    default:
      return unreachable(change);
  }
}
