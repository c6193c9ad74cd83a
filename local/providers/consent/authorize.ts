import { Hono } from 'hono';
import { z } from 'zod';

import type { Member } from './entities.ts';
import type { ConsentPages, Refusal } from './pages.ts';
import type { ConsentStore } from './store.ts';

const Answer = z.object({
  account: z.string().optional(),
  another: z.email().optional(),
  decision: z.enum(['allow', 'deny']).optional(),
  scope: z.union([z.string(), z.array(z.string())]).optional(),
});

export type ConsentRequest = { clientId: string; redirectUri: string; scopes: string[]; state: string };

type AuthorizeContext = {
  path: string;
  store: ConsentStore;
  pages: ConsentPages;
  /** Reads the address; a refusal is shown on the page, without a redirect. */
  read: (query: Record<string, string>) => ConsentRequest | { refusal: Refusal };
  /** The parameters that the vendor adds to the callback's address. */
  denied: Record<string, string>;
  allowed: (scopes: string[]) => Record<string, string>;
  /** Whether the person may refuse some of the scopes. */
  hasChoice: boolean;
};

/** The page where a member allows the scopes. Every step posts to the same address. */
export function authorizeRoutes(context: AuthorizeContext): Hono {
  const { path, store, pages, read, denied, allowed, hasChoice } = context;
  const app = new Hono();

  app.on(['GET', 'POST'], path, async (c) => {
    const request = read(c.req.query());
    if ('refusal' in request) return c.html(pages.refusal(request.refusal), 400);
    const answer = c.req.method === 'POST' ? Answer.parse(await c.req.parseBody({ all: true })) : {};
    const member = chosen(answer);
    if (member === undefined) return c.html(pages.chooseAccount(store.members()));
    if (answer.decision === 'deny') return c.redirect(back(request, denied), 303);
    if (answer.decision === 'allow') {
      const scopes = hasChoice ? [answer.scope ?? []].flat() : request.scopes;
      const code = store.issueCode(member, request.redirectUri, scopes);
      return c.redirect(back(request, { code, ...allowed(scopes) }), 303);
    }
    const page = hasChoice ? pages.choice : pages.permission;
    return c.html(page(member, request.clientId, request.scopes));
  });

  function chosen({ account, another }: z.infer<typeof Answer>): Member | undefined {
    if (another !== undefined) return store.openMember(another);
    return store.members().find(({ email }) => email === account);
  }

  return app;
}

function back({ redirectUri, state }: ConsentRequest, outcome: Record<string, string>): string {
  const url = new URL(redirectUri);
  for (const [name, value] of Object.entries({ ...outcome, state })) url.searchParams.set(name, value);
  return url.toString();
}
