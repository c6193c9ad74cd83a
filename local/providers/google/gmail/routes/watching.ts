import { Hono } from 'hono';
import { z } from 'zod';

import { GoogleError } from '../../errors.ts';
import { requires } from '../../oauth/authenticate.ts';
import type { GmailEnv } from '../env.ts';
import type { Watches } from '../watches.ts';

const WatchRequest = z.object({ topicName: z.string(), labelIds: z.array(z.string()).optional() });

/** users.watch and users.stop. Labels do not filter it: the push only tells that something changed. */
export function watchRoutes(watches: Watches): Hono<GmailEnv> {
  const app = new Hono<GmailEnv>();

  app.post('/watch', requires('mail.metadata'), async (c) => {
    const { topicName } = WatchRequest.parse(await c.req.json());
    if (!/^projects\/[^/]+\/topics\/[^/]+$/.test(topicName)) {
      throw new GoogleError('invalidArgument', 'Invalid topicName does not match projects/*/topics/*');
    }
    return c.json(watches.begin(c.get('mailbox').email, topicName));
  });

  app.post('/stop', requires('mail.metadata'), (c) => {
    watches.stop(c.get('mailbox').email);
    return c.body(null, 204);
  });

  return app;
}
