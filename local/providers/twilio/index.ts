import { Hono } from 'hono';
import { z } from 'zod';

import type { Provider, ProviderContext } from '../kit/provider.ts';
import { LOCAL_TWILIO } from './account.ts';
import { createBackend } from './backend.ts';
import { twilioFailure } from './errors.ts';
import { messageRoutes } from './routes/messages.ts';

export type TwilioOptions = { webhookUrl?: string | undefined };

const InboundSms = z.object({
  from: z.string(),
  text: z.string(),
  to: z.optional(z.string()),
});

/** Imitates Twilio's REST API: emulate answers, behind the controls that all stand-ins share. */
export function createTwilio({ sent }: ProviderContext, { webhookUrl }: TwilioOptions = {}): Provider {
  const backend = createBackend(webhookUrl);
  const lastWriter = new Map<string, string>();

  const routes = new Hono();
  routes.route('/', messageRoutes(backend, sent, lastWriter));
  routes.all('*', async (c) => {
    const { pathname, search } = new URL(c.req.url);
    const hasBody = c.req.method !== 'GET' && c.req.method !== 'HEAD';
    return backend.ask(pathname.slice('/twilio'.length) + search, {
      method: c.req.method,
      headers: {
        Authorization: c.req.header('Authorization') ?? '',
        ...(hasBody ? { 'Content-Type': c.req.header('Content-Type') ?? '' } : {}),
      },
      ...(hasBody ? { body: await c.req.text() } : {}),
    });
  });

  return {
    name: 'twilio',
    routes,
    seed: () => backend.close(),
    failure: twilioFailure,
    receive: async (body) => {
      const { from, to, text } = InboundSms.parse(body);
      // A phone answers the number that wrote to it last.
      const To = to ?? lastWriter.get(from) ?? LOCAL_TWILIO.numbers[0];
      const reply = await backend.simulate('inbound-message', { From: from, To, Body: text });
      return z.looseObject({ sid: z.string() }).parse(await reply.json());
    },
    connectWebhook: (url) => backend.setWebhook(url),
    close: () => backend.close(),
  };
}
