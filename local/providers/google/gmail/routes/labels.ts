import { Hono } from 'hono';
import { z } from 'zod';

import { requires } from '../../oauth/authenticate.ts';
import type { GmailEnv } from '../env.ts';
import {
  createLabel,
  deleteLabel,
  labelWithCounts,
  listLabels,
  patchLabel,
  replaceLabel,
} from '../user-labels.ts';

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

  app.put('/labels/:id', requires('mail.labels'), async (c) => {
    const label = replaceLabel(c.get('mailbox'), c.req.param('id'), await c.req.json());
    return c.json({ ...label, type: 'user' });
  });

  app.patch('/labels/:id', requires('mail.labels'), async (c) => {
    const body = z.looseObject({}).parse(await c.req.json());
    return c.json({ ...patchLabel(c.get('mailbox'), c.req.param('id'), body), type: 'user' });
  });

  app.delete('/labels/:id', requires('mail.labels'), (c) => {
    deleteLabel(c.get('mailbox'), c.req.param('id'));
    return c.body(null, 204);
  });

  return app;
}
