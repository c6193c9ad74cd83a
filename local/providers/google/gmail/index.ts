import { Hono } from 'hono';

import type { Clock } from '../../kit/clock.ts';
import { authenticate } from '../oauth/authenticate.ts';
import type { Tokens } from '../oauth/tokens.ts';
import type { PostOffice } from './delivery.ts';
import { openOwnMailbox } from './env.ts';
import type { GmailEnv } from './env.ts';
import { draftRoutes } from './routes/drafts.ts';
import { historyRoutes } from './routes/history.ts';
import { labelRoutes } from './routes/labels.ts';
import { messageRoutes } from './routes/messages.ts';
import { sendingRoutes, uploadRoutes } from './routes/sending.ts';
import type { Units } from './units.ts';
import type { Watches } from './watches.ts';

type GmailContext = {
  tokens: Tokens;
  postOffice: PostOffice;
  clock: Clock;
  watches: Watches;
  units: Units;
};

/** The Gmail API, version 1. */
export function gmailRoutes({ tokens, postOffice, clock, watches, units }: GmailContext): Hono<GmailEnv> {
  const user = new Hono<GmailEnv>();
  const uploads = new Hono<GmailEnv>();
  for (const part of [user, uploads]) part.use(authenticate(tokens), openOwnMailbox(postOffice), units.count);
  const topics = [
    messageRoutes(clock),
    sendingRoutes(postOffice),
    labelRoutes(),
    draftRoutes(clock),
    historyRoutes(watches),
  ];
  for (const topic of topics) user.route('/', topic);
  uploads.route('/', uploadRoutes(postOffice));

  const app = new Hono<GmailEnv>();
  app.route('/gmail/v1/users/:userId', user);
  app.route('/upload/gmail/v1/users/:userId', uploads);
  return app;
}
