import { Hono } from 'hono';
import { z } from 'zod';

import type { ConsentGrant } from '../../consent/entities.ts';
import type { ConsentStore } from '../../consent/store.ts';
import type { Clock } from '../../kit/clock.ts';
import { refuseToken } from '../errors.ts';

const TokenRequest = z.discriminatedUnion('grant_type', [
  z.object({ grant_type: z.literal('authorization_code'), code: z.string(), redirect_uri: z.string() }),
  z.object({ grant_type: z.literal('refresh_token'), refresh_token: z.string() }),
]);

type OAuthContext = { store: ConsentStore; clock: Clock; clientId: string; clientSecret: string };

/** Exchanges codes and refresh tokens for access tokens, and revokes grants. */
export function oauthRoutes({ store, clock, clientId, clientSecret }: OAuthContext): Hono {
  const app = new Hono();

  app.post('/oauth/v2/accessToken', async (c) => {
    const form = z.record(z.string(), z.string()).parse(await c.req.parseBody());
    if (!isOurs(form)) return refuseToken('invalid_client', 'Client authentication failed');
    const request = TokenRequest.safeParse(form);
    if (!request.success) return refuseToken('invalid_request', 'A required parameter "code" is missing');
    const grant =
      request.data.grant_type === 'refresh_token'
        ? (store.renew(request.data.refresh_token) ?? 'unknown')
        : store.redeem(request.data.code, request.data.redirect_uri);
    if (typeof grant === 'string') {
      return refuseToken(
        'invalid_request',
        'Unable to retrieve access token: appid/redirect uri/code verifier does not match authorization code. Or authorization code expired. Or external member binding exists',
      );
    }
    return c.json(tokensOf(grant));
  });

  app.post('/oauth/v2/revoke', async (c) => {
    const form = z.record(z.string(), z.string()).parse(await c.req.parseBody());
    if (!isOurs(form)) return refuseToken('invalid_client', 'Client authentication failed');
    if (!store.revoke(form.token ?? '')) return refuseToken('invalid_request', 'Invalid token');
    return c.body(null, 200);
  });

  function isOurs(form: Record<string, string>): boolean {
    return form.client_id === clientId && form.client_secret === clientSecret;
  }

  function tokensOf({ accessToken, accessEndsAt, refreshToken, refreshEndsAt, scopes }: ConsentGrant) {
    const secondsTo = (at: number) => Math.floor((at - clock.now()) / 1000);
    return {
      access_token: accessToken,
      expires_in: secondsTo(accessEndsAt),
      // The request separates scopes by spaces, the answer by commas.
      scope: scopes.toSorted().join(','),
      token_type: 'Bearer',
      ...(refreshToken === null
        ? {}
        : { refresh_token: refreshToken, refresh_token_expires_in: secondsTo(refreshEndsAt) }),
    };
  }

  return app;
}
