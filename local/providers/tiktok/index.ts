import { randomBytes } from 'node:crypto';

import { Hono } from 'hono';

import { dayMs, minuteMs } from '@crocodile-hub/core/time/units';
import { authorizeRoutes } from '../consent/authorize.ts';
import { consentPages } from '../consent/pages.ts';
import { receiveConsentEvent } from '../consent/receive.ts';
import { openConsentStore } from '../consent/store.ts';
import type { Provider, ProviderContext } from '../kit/provider.ts';
import { LOCAL_TIKTOK } from './account.ts';
import { answerTikTokError, TikTokError, tikTokFailure } from './errors.ts';
import { oauthRoutes } from './routes/oauth.ts';
import { userRoutes } from './routes/user.ts';

export type TikTokOptions = { redirectUris?: string[] | undefined };

const SCOPES = ['user.info.basic'];

/** Imitates TikTok's Login Kit for Web: www.tiktok.com/v2/auth and open.tiktokapis.com. */
export function createTikTok(
  { records, clock }: ProviderContext,
  { redirectUris = LOCAL_TIKTOK.redirectUris }: TikTokOptions = {},
): Provider {
  const { clientKey, clientSecret } = LOCAL_TIKTOK;
  const random = (bytes: number) => randomBytes(bytes).toString('base64url');
  const store = openConsentStore(records, 'tiktok', clock, {
    // A client that does not decode the callback's address gets a wrong code.
    newCode: () => `${random(40)}*1!4817.va`,
    newAccessToken: () => `act.${random(40)}!4817.va`,
    newRefreshToken: () => `rft.${random(40)}!4817.va`,
    codeMs: 10 * minuteMs,
    accessMs: dayMs,
    refreshMs: 365 * dayMs,
  });

  const routes = new Hono();
  routes.route(
    '/',
    authorizeRoutes({
      path: '/v2/auth/authorize/',
      store,
      pages: consentPages('TikTok'),
      hasChoice: true,
      denied: {
        error: 'access_denied',
        error_description: 'User cancelled the authorization',
        errCode: '-2',
      },
      allowed: (scopes) => ({ scopes: scopes.join(',') }),
      read(query) {
        const refuse = (code: string, detail: string) => ({ refusal: { code, detail } });
        const { client_key, redirect_uri = '', response_type, scope = '', state } = query;
        if (client_key !== clientKey) return refuse('client_key', 'Something went wrong: client_key.');
        if (!redirectUris.includes(redirect_uri)) {
          return refuse('redirect_uri', 'Something went wrong: redirect_uri.');
        }
        if (response_type !== 'code') return refuse('response_type', 'Something went wrong: response_type.');
        const scopes = scope.split(',');
        if (!scopes.every((one) => SCOPES.includes(one))) {
          return refuse('scope', 'Something went wrong: scope.');
        }
        if (state === undefined) return refuse('state', 'Something went wrong: state.');
        return { clientId: clientKey, redirectUri: redirect_uri, scopes, state };
      },
    }),
  );
  routes.route('/', oauthRoutes({ store, clock, clientKey, clientSecret }));
  routes.route('/', userRoutes(store));
  routes.all('*', () => {
    throw new TikTokError('invalid_params');
  });
  routes.onError(answerTikTokError);

  return {
    name: 'tiktok',
    routes,
    seed: () => {
      store.openMember('noa@levistudio.example', 'levi.studio');
      store.openMember('dana@cohen-media.co.il', 'Dana Cohen');
    },
    failure: tikTokFailure,
    receive: receiveConsentEvent(store),
  };
}
