import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { z } from 'zod';

import { hourMs } from '@crocodile-hub/core/time/units';
import { channelMessages } from '../../seed/channels.ts';
import type { Provider, ProviderContext } from '../kit/provider.ts';
import { LOCAL_META, META_ACCOUNTS, OTHER_META, type MetaAccount } from './account.ts';
import { authenticate, type MetaEnv } from './authenticate.ts';
import { openBusiness } from './business.ts';
import { MetaError, answerMetaError, metaFailure } from './errors.ts';
import { receiveThrough } from './receive.ts';
import { graphRoutes } from './routes/graph.ts';
import { pageRoutes } from './routes/page.ts';
import { whatsappRoutes } from './routes/whatsapp.ts';
import { openWebhooks } from './webhooks.ts';

export type MetaOptions = {
  /** Where the product hears what happens; can also be set by `POST /_webhooks`. */
  webhookUrl?: string | undefined;
  /** Free text on WhatsApp to somebody who never wrote: Meta refuses it, a demo would have nobody to write to. */
  strangers?: 'reachable' | 'refused';
};

/** Stands in for the Graph API: WhatsApp Cloud, Messenger and Instagram. */
export function createMeta(
  { records, clock, sent, log }: ProviderContext,
  options: MetaOptions = {},
): Provider {
  const { strangers = 'reachable', webhookUrl } = options;
  const webhooks = openWebhooks({ records, account: LOCAL_META, log, defaultUrl: webhookUrl });
  const open = (name: string, account: MetaAccount) =>
    openBusiness({ records, name, account, webhooks, sent, clock });
  const ours = open('meta', LOCAL_META);

  const graph = new Hono<MetaEnv>();
  graph.use(authenticate([ours, open('meta.other', OTHER_META)]));
  graph.route('/', whatsappRoutes({ clock, strangers }));
  graph.route('/', pageRoutes({ clock }));
  graph.route('/', graphRoutes(META_ACCOUNTS));

  const routes = new Hono();
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
        ours.conversations.remember({ ...message, at: clock.now() - hoursAgo * hourMs });
      }
    },
    failure: metaFailure,
    receive: receiveThrough(ours.store, ours.conversations),
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
