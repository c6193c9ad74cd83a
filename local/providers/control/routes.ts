import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { z } from 'zod';

import { PROVIDER_NAMES } from '../kit/names.ts';
import type { ProviderName } from '../kit/names.ts';
import type { Provider } from '../kit/provider.ts';
import { Fault } from './faults.ts';
import type { Faults } from './faults.ts';
import { controlPage } from './page.ts';
import type { SentLog } from '../kit/sent.ts';
import type { SignInMails } from './sign-in-mails.ts';

const Addressed = z.looseObject({ provider: z.enum(PROVIDER_NAMES) });
const Webhook = z.object({ provider: z.enum(PROVIDER_NAMES), url: z.url() });
const Reset = z.object({ seed: z.boolean().default(true) });

type ControlContext = {
  providers: Provider[];
  faults: Faults;
  sent: SentLog;
  reset: (options: { seed: boolean }) => Promise<void>;
  signInMails: SignInMails;
};

/** Controls of the stand-ins, for tests and people. Faults never affect these routes. */
export function controlRoutes({ providers, faults, sent, reset, signInMails }: ControlContext): Hono {
  const app = new Hono();

  app.get('/', (c) => c.html(controlPage));
  app.get('/_health', (c) => c.json({ ok: true, providers: providers.map((provider) => provider.name) }));
  app.get('/_sent', (c) => c.json(sent.list()));
  app.get('/_units', (c) =>
    c.json(Object.fromEntries(providers.flatMap(({ name, units }) => (units ? [[name, units()]] : [])))),
  );
  app.get('/_sign-in-mails', async (c) => c.json(await signInMails()));

  app.get('/_faults', (c) => c.json(faults.list()));
  app.post('/_faults', async (c) => {
    const fault = Fault.parse(await c.req.json());
    faults.add(fault);
    return c.json(fault, 201);
  });
  app.delete('/_faults', (c) => {
    faults.clear(c.req.query('mentions'));
    return c.body(null, 204);
  });

  app.post('/_reset', async (c) => {
    const body = await c.req.text();
    faults.clear();
    await reset(Reset.parse(body === '' ? {} : JSON.parse(body)));
    return c.json({ ok: true });
  });

  app.post('/_inbound', async (c) => {
    const message = Addressed.parse(await c.req.json());
    const { receive } = find(providers, message.provider);
    if (!receive) throw new HTTPException(404, { message: `nothing arrives through ${message.provider}` });
    return c.json(await receive(message), 201);
  });

  app.post('/_webhooks', async (c) => {
    const { provider, url } = Webhook.parse(await c.req.json());
    const { connectWebhook } = find(providers, provider);
    if (!connectWebhook) throw new HTTPException(404, { message: `${provider} has no webhooks` });
    await connectWebhook(url);
    return c.json({ ok: true });
  });

  app.post('/_accounts', async (c) => {
    const request = Addressed.parse(await c.req.json());
    const { openAccount } = find(providers, request.provider);
    if (!openAccount) throw new HTTPException(404, { message: `${request.provider} has no accounts` });
    return c.json(await openAccount(request), 201);
  });

  app.onError((error, c) => {
    if (error instanceof z.ZodError) return c.json({ error: 'invalid', issues: error.issues }, 400);
    if (error instanceof SyntaxError) return c.json({ error: 'not JSON' }, 400);
    if (error instanceof HTTPException) return c.json({ error: error.message }, error.status);
    throw error;
  });

  return app;
}

function find(providers: Provider[], name: ProviderName): Provider {
  const provider = providers.find((candidate) => candidate.name === name);
  if (!provider) throw new HTTPException(404, { message: `no stand-in for ${name}` });
  return provider;
}
