import { Hono } from 'hono';

import type { ConsentStore } from '../../consent/store.ts';
import { LinkedInError } from '../errors.ts';

const REFUSALS = { unknown: 'invalidToken', expired: 'expiredToken', withdrawn: 'revokedToken' } as const;

/** The member's identity (OpenID Connect). */
export function userinfoRoutes(store: ConsentStore): Hono {
  const app = new Hono();

  app.get('/v2/userinfo', (c) => {
    const token = c.req.header('Authorization')?.match(/^Bearer\s+(.+)$/i)?.[1] ?? '';
    const grant = store.callerOf(token);
    if (typeof grant === 'string') throw new LinkedInError(REFUSALS[grant]);
    const member = store.member(grant.memberId);
    if (member === undefined) throw new LinkedInError('invalidToken');
    const allows = (scope: string) => grant.scopes.includes(scope);
    if (!allows('openid')) throw new LinkedInError('accessDenied');
    const [givenName, ...familyNames] = member.name.split(' ');
    return c.json({
      sub: member.id,
      ...(allows('email') ? { email: member.email, email_verified: true } : {}),
      ...(allows('profile')
        ? {
            name: member.name,
            given_name: givenName,
            family_name: familyNames.join(' '),
            locale: { country: 'US', language: 'en' },
          }
        : {}),
    });
  });

  return app;
}
