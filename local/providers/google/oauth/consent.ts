import { Hono } from 'hono';
import { z } from 'zod';

import { minuteMs } from '@crocodile-hub/core/time/units';
import type { Clock } from '../../kit/clock.ts';
import { consentPages } from '../../consent/pages.ts';
import type { Account } from '../entities.ts';
import { randomToken } from '../ids.ts';
import type { GoogleStore } from '../store.ts';
import { readAuthorizationRequest } from './authorization-request.ts';
import type { AuthorizationRequest } from './authorization-request.ts';
import type { OAuthClient } from './clients.ts';
import type { Tokens } from './tokens.ts';

const pages = consentPages('Google sign-in');

const CODE_LIFETIME_MS = 10 * minuteMs;

const Answer = z.object({
  account: z.string().optional(),
  another: z.email().optional(),
  decision: z.enum(['allow', 'deny']).optional(),
});

type Answer = z.infer<typeof Answer>;

type ConsentContext = { store: GoogleStore; tokens: Tokens; clock: Clock; clients: OAuthClient[] };

/** The page where a person picks an account and allows the scopes. Every step posts to the same address. */
export function consentRoutes({ store, tokens, clock, clients }: ConsentContext): Hono {
  const app = new Hono();

  app.on(['GET', 'POST'], '/o/oauth2/v2/auth', async (c) => {
    const request = readAuthorizationRequest(c.req.query(), clients);
    if ('refusal' in request) return c.html(pages.refusal(request.refusal), 400);
    const answer = c.req.method === 'POST' ? Answer.parse(await c.req.parseBody()) : {};
    const account = chosenAccount(answer, request);
    if (!account) return c.html(pages.chooseAccount(store.accounts()));
    if (answer.decision === 'deny') return c.redirect(back(request, { error: 'access_denied' }), 303);
    if (answer.decision === 'allow' || allowedBefore(account, request)) {
      return c.redirect(back(request, codeFor(account, request)), 303);
    }
    return c.html(pages.permission(account, request.clientId, request.scopes));
  });

  function chosenAccount(answer: Answer, request: AuthorizationRequest): Account | undefined {
    if (answer.another !== undefined) return store.openAccount({ email: answer.another });
    if (answer.account !== undefined) return store.findAccount(answer.account);
    if (request.loginHint === undefined || request.prompts.includes('select_account')) return undefined;
    return store.findAccount(request.loginHint);
  }

  function allowedBefore(account: Account, request: AuthorizationRequest): boolean {
    if (request.prompts.includes('consent')) return false;
    const allowed = tokens.grantsOf(account.email, request.clientId).flatMap((grant) => grant.scopes);
    return request.scopes.every((scope) => allowed.includes(scope));
  }

  function codeFor(account: Account, request: AuthorizationRequest): Record<string, string> {
    const earlier = tokens.grantsOf(account.email, request.clientId);
    const hasRefreshToken = earlier.some((grant) => grant.refreshToken !== undefined);
    const code = `4/0A${randomToken(54)}`;
    store.codes.put(code, {
      code,
      email: account.email,
      clientId: request.clientId,
      redirectUri: request.redirectUri,
      scopes: request.scopes,
      // Google gives a refresh token only at the first consent, or when consent is requested again.
      offline: request.offline && (!hasRefreshToken || request.prompts.includes('consent')),
      ...(request.nonce === undefined ? {} : { nonce: request.nonce }),
      ...(request.codeChallenge === undefined ? {} : { codeChallenge: request.codeChallenge }),
      expiresAt: clock.now() + CODE_LIFETIME_MS,
    });
    return {
      code,
      scope: request.scopes.join(' '),
      authuser: '0',
      prompt: request.prompts.join(' ') || 'none',
    };
  }

  return app;
}

/** Back to the product, with its state and the outcome. */
function back(request: AuthorizationRequest, outcome: Record<string, string>): string {
  const url = new URL(request.redirectUri);
  if (request.state !== undefined) url.searchParams.set('state', request.state);
  for (const [name, value] of Object.entries(outcome)) url.searchParams.set(name, value);
  return url.toString();
}
