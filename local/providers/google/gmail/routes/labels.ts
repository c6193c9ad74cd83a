import { Hono } from 'hono';

import { requires } from '../../oauth/authenticate.ts';
import type { GmailEnv } from '../env.ts';
import { createLabel, labelWithCounts, listLabels } from '../user-labels.ts';

/** users.labels */
export function labelRoutes(): Hono<GmailEnv> {
  const app = new Hono<GmailEnv>();

  app.get('/labels', requires('mail.labels.read'), (c) => c.json({ labels: listLabels(c.get('mailbox')) }));

  app.post('/labels', requires('mail.labels'), async (c) => {
    const label = createLabel(c.get('mailbox'), await c.req.json());
    return c.json({ ...label, type: 'user' });
  });

  app.get('/labels/:id', requires('mail.labels.read'), (c) =>
    c.json(labelWithCounts(c.get('mailbox'), c.req.param('id'))),
  );

  return app;
}
