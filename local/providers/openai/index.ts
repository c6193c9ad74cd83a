import { Hono } from 'hono';

import type { Provider, ProviderContext } from '../kit/provider.ts';
import { createBackend } from './backend.ts';
import { openAiFailure } from './errors.ts';
import { Reply, openReplies } from './replies.ts';

/** Imitates OpenAI and compatible services. `POST /_inbound` sets its replies beforehand. */
export function createOpenAi({ records }: ProviderContext): Provider {
  const replies = openReplies(records);
  const backend = createBackend(replies);

  const routes = new Hono();
  routes.all('*', async (c) => {
    const authorization = c.req.header('Authorization') ?? '';
    if (!/^Bearer (?!expired)\S+/.test(authorization)) return openAiFailure(401);
    const { pathname, search } = new URL(c.req.url);
    const hasBody = c.req.method !== 'GET' && c.req.method !== 'HEAD';
    const reply = await backend.ask(pathname.slice('/openai'.length) + search, {
      method: c.req.method,
      headers: {
        Authorization: authorization,
        'Content-Type': c.req.header('Content-Type') ?? 'application/json',
      },
      ...(hasBody ? { body: await c.req.arrayBuffer() } : {}),
    });
    return new Response(reply.body, {
      status: reply.status,
      headers: { 'Content-Type': reply.headers.get('Content-Type') ?? 'application/json' },
    });
  });

  return {
    name: 'openai',
    routes,
    seed: () => {},
    failure: openAiFailure,
    receive: (body) => {
      replies.add(Reply.parse(body));
      return { ok: true };
    },
    close: () => backend.close(),
  };
}
