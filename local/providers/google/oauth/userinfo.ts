import { Hono } from 'hono';

import type { Account } from '../entities.ts';
import { authenticate, requires } from './authenticate.ts';
import type { GoogleEnv } from './authenticate.ts';
import type { Tokens } from './tokens.ts';

/** The caller, in both of Google's formats. */
export function userinfoRoutes(tokens: Tokens): Hono<GoogleEnv> {
  const app = new Hono<GoogleEnv>();
  const checks = [authenticate(tokens), requires('userinfo')] as const;

  app.get('/oauth2/v2/userinfo', ...checks, (c) => {
    const { account } = c.get('caller');
    return c.json({ id: account.sub, email: account.email, verified_email: true, ...names(account) });
  });

  for (const path of ['/oauth2/v3/userinfo', '/v1/userinfo']) {
    app.get(path, ...checks, (c) => {
      const { account } = c.get('caller');
      return c.json({ sub: account.sub, email: account.email, email_verified: true, ...names(account) });
    });
  }

  return app;
}

function names({ name, locale }: Account) {
  const [givenName, ...familyNames] = name.split(' ');
  return { name, given_name: givenName, family_name: familyNames.join(' '), locale };
}
