import { Hono } from 'hono';

import { authenticate, requires } from './authenticate.ts';
import type { GoogleEnv } from './authenticate.ts';
import type { Tokens } from './tokens.ts';

/** The caller. */
export function userinfoRoutes(tokens: Tokens): Hono<GoogleEnv> {
  const app = new Hono<GoogleEnv>();
  app.get('/oauth2/v2/userinfo', authenticate(tokens), requires('userinfo'), (c) => {
    const { sub: id, email, name, locale } = c.get('caller').account;
    const [givenName, ...familyNames] = name.split(' ');
    const names = { name, given_name: givenName, family_name: familyNames.join(' ') };
    return c.json({ id, email, verified_email: true, ...names, locale });
  });
  return app;
}
