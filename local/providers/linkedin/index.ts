import { randomBytes } from 'node:crypto';

import { Hono } from 'hono';

import { dayMs, minuteMs } from '@crocodile-hub/core/time/units';
import { authorizeRoutes } from '../consent/authorize.ts';
import { consentPages } from '../consent/pages.ts';
import { receiveConsentEvent } from '../consent/receive.ts';
import { openConsentStore } from '../consent/store.ts';
import type { Provider, ProviderContext } from '../kit/provider.ts';
import { LOCAL_LINKEDIN } from './account.ts';
import { answerLinkedInError, LinkedInError, linkedInFailure } from './errors.ts';
import { oauthRoutes } from './routes/oauth.ts';
import { userinfoRoutes } from './routes/userinfo.ts';

export type LinkedInOptions = {
  redirectUris?: string[] | undefined;
  /** Only apps of partners get refresh tokens. */
  isPartner?: boolean;
};

const SCOPES = ['openid', 'profile', 'email'];

/** Imitates Sign In with LinkedIn: www.linkedin.com/oauth/v2 and api.linkedin.com/v2/userinfo. */
export function createLinkedIn(
  { records, clock }: ProviderContext,
  { redirectUris = LOCAL_LINKEDIN.redirectUris, isPartner = false }: LinkedInOptions = {},
): Provider {
  const { clientId, clientSecret } = LOCAL_LINKEDIN;
  const secret = (bytes: number) => `AQ${randomBytes(bytes).toString('base64url')}`;
  const store = openConsentStore(records, 'linkedin', clock, {
    newCode: () => secret(60),
    newAccessToken: () => secret(180),
    newRefreshToken: () => (isPartner ? secret(180) : null),
    codeMs: 30 * minuteMs,
    accessMs: 60 * dayMs,
    refreshMs: 365 * dayMs,
  });

  const routes = new Hono();
  routes.route(
    '/',
    authorizeRoutes({
      path: '/oauth/v2/authorization',
      store,
      pages: consentPages('LinkedIn'),
      hasChoice: false,
      denied: {
        error: 'user_cancelled_authorize',
        error_description: 'The user cancelled the authorization',
      },
      allowed: () => ({}),
      read(query) {
        const refuse = (code: string, detail: string) => ({ refusal: { code, detail } });
        const { client_id, redirect_uri = '', response_type, scope = '', state } = query;
        if (client_id !== clientId) return refuse('invalid_client', 'The passed in client_id is invalid.');
        if (!redirectUris.includes(redirect_uri)) {
          return refuse('invalid_redirect', 'The redirect_uri does not match the registered value.');
        }
        if (response_type !== 'code') return refuse('invalid_request', 'response_type must be code.');
        const scopes = scope.split(' ');
        const unknown = scopes.find((one) => !SCOPES.includes(one));
        if (unknown !== undefined) {
          return refuse(
            'unauthorized_scope_error',
            `Scope "${unknown}" is not authorized for your application`,
          );
        }
        if (state === undefined) return refuse('invalid_request', 'state is missing.');
        return { clientId, redirectUri: redirect_uri, scopes, state };
      },
    }),
  );
  routes.route('/', oauthRoutes({ store, clock, clientId, clientSecret }));
  routes.route('/', userinfoRoutes(store));
  routes.all('*', () => {
    throw new LinkedInError('notFound');
  });
  routes.onError(answerLinkedInError);

  return {
    name: 'linkedin',
    routes,
    seed: () => {
      store.openMember('noa@levistudio.example', 'Noa Levi');
      store.openMember('dana@cohen-media.co.il', 'Dana Cohen');
    },
    failure: linkedInFailure,
    receive: receiveConsentEvent(store),
  };
}
