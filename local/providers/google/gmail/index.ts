import { Hono } from 'hono';

import type { Clock } from '../../clock.ts';
import { authenticate } from '../oauth/authenticate.ts';
import type { Tokens } from '../oauth/tokens.ts';
import type { PostOffice } from './delivery.ts';
import { openOwnMailbox } from './env.ts';
import type { GmailEnv } from './env.ts';
import { messageRoutes } from './routes/messages.ts';
import { sendingRoutes } from './routes/sending.ts';

type GmailContext = { tokens: Tokens; postOffice: PostOffice; clock: Clock };

/** The Gmail API, version 1. */
export function gmailRoutes({ tokens, postOffice, clock }: GmailContext): Hono<GmailEnv> {
  const user = new Hono<GmailEnv>();
  user.use(authenticate(tokens), openOwnMailbox(postOffice));
  for (const routes of [messageRoutes(clock), sendingRoutes(postOffice)]) user.route('/', routes);

  const app = new Hono<GmailEnv>();
  app.route('/gmail/v1/users/:userId', user);
  return app;
}
