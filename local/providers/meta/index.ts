import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { z } from 'zod';

import { channelMessages } from '../../seed/channels.ts';
import type { Provider, ProviderContext } from '../provider.ts';
import { LOCAL_META } from './account.ts';
import { authenticate } from './authenticate.ts';
import { openConversations } from './conversation.ts';
import { MetaError, answerMetaError, metaFailure } from './errors.ts';
import { receiveThrough } from './receive.ts';
import { graphRoutes } from './routes/graph.ts';
import { mediaRoutes } from './routes/media.ts';
import { pageRoutes } from './routes/page.ts';
import { pictureRoutes } from './routes/pictures.ts';
import { whatsappRoutes } from './routes/whatsapp.ts';
import { openMetaStore } from './store.ts';
import { openWebhooks } from './webhooks.ts';

export type MetaOptions = {
  /** Where the product hears what happens; can also be set by `POST /_webhooks`. */
  webhookUrl?: string | undefined;
  /** Free text on WhatsApp to somebody who never wrote: Meta refuses it, a demo would have nobody to write to. */
  strangers?: 'reachable' | 'refused';
};

const HOUR_MS = 60 * 60 * 1000;

/** Stands in for the Graph API: WhatsApp Cloud, Messenger and Instagram. */
export function createMeta(
  { records, clock, sent, log }: ProviderContext,
  options: MetaOptions = {},
): Provider {
  const account = LOCAL_META;
  const { strangers = 'reachable', webhookUrl } = options;
  const store = openMetaStore(records);
  const webhooks = openWebhooks({ records, account, log, defaultUrl: webhookUrl });
  const conversations = openConversations({ store, webhooks, sent, clock, account });

  const graph = new Hono();
  graph.use(authenticate(account));
  graph.route('/', whatsappRoutes({ account, store, conversations, clock, strangers }));
  graph.route('/', mediaRoutes(account, store));
  graph.route('/', pageRoutes({ account, store, conversations, clock }));
  graph.route('/', graphRoutes(account, store));

  const routes = new Hono();
  routes.route('/', pictureRoutes());
  routes.route('/:version{v\\d+\\.\\d+}', graph);
  routes.all('*', () => {
    throw new MetaError('unknownPath');
  });
  routes.onError((error) => {
    if (error instanceof MetaError) return answerMetaError(error);
    if (error instanceof z.ZodError || error instanceof SyntaxError) return answerMetaError(invalid(error));
    throw error;
  });

  return {
    name: 'meta',
    routes,
    seed: () => {
      for (const { hoursAgo, ...message } of channelMessages) {
        conversations.receive({ ...message, at: clock.now() - hoursAgo * HOUR_MS });
      }
    },
    failure: metaFailure,
    receive: receiveThrough(store, conversations),
    connectWebhook: async (url) => {
      if (!(await webhooks.connect(url))) {
        throw new HTTPException(400, { message: 'The callback URL did not answer the challenge.' });
      }
    },
    close: webhooks.close,
  };
}

function invalid(error: z.ZodError | SyntaxError): MetaError {
  if (error instanceof SyntaxError) return new MetaError('invalidParameter', '(#100) Invalid JSON');
  const path = error.issues[0]?.path.join('.') ?? '';
  return new MetaError('invalidParameter', `(#100) Invalid parameter: ${path}`);
}
