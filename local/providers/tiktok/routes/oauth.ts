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

const REFUSALS = {
  unknown: ['invalid_grant', 'Authorization code is invalid.'],
  expired: ['invalid_grant', 'Authorization code is expired.'],
  elsewhere: ['invalid_request', 'Redirect_uri is not matched with the uri when requesting code.'],
} as const;

type OAuthContext = { store: ConsentStore; clock: Clock; clientKey: string; clientSecret: string };

/** Exchanges codes and refresh tokens for access tokens, and revokes grants. */
export function oauthRoutes({ store, clock, clientKey, clientSecret }: OAuthContext): Hono {
  const app = new Hono();

  app.post('/v2/oauth/token/', async (c) => {
    const form = z.record(z.string(), z.string()).parse(await c.req.parseBody());
    if (!isOurs(form)) return refuseToken('invalid_client', 'Client key or secret is incorrect.');
    const request = TokenRequest.safeParse(form);
    if (!request.success) return refuseToken('invalid_request', 'The request parameters are malformed.');
    if (request.data.grant_type === 'refresh_token') {
      const renewed = store.renew(request.data.refresh_token);
      if (renewed === undefined) return refuseToken('invalid_grant', 'Refresh token is invalid or expired.');
      return c.json(tokensOf(renewed));
    }
    const grant = store.redeem(request.data.code, request.data.redirect_uri);
    if (typeof grant !== 'string') return c.json(tokensOf(grant));
    const [error, description] = REFUSALS[grant];
    return refuseToken(error, description);
  });

  app.post('/v2/oauth/revoke/', async (c) => {
    const form = z.record(z.string(), z.string()).parse(await c.req.parseBody());
    if (!isOurs(form)) return refuseToken('invalid_client', 'Client key or secret is incorrect.');
    if (!store.revoke(form.token ?? '')) return refuseToken('invalid_request', 'Token is invalid.');
    return c.body(null, 200);
  });

  function isOurs(form: Record<string, string>): boolean {
    return form.client_key === clientKey && form.client_secret === clientSecret;
  }

  function tokensOf({
    memberId,
    scopes,
    accessToken,
    accessEndsAt,
    refreshToken,
    refreshEndsAt,
  }: ConsentGrant) {
    const secondsTo = (at: number) => Math.floor((at - clock.now()) / 1000);
    return {
      open_id: memberId,
      scope: scopes.join(','),
      access_token: accessToken,
      expires_in: secondsTo(accessEndsAt),
      refresh_token: refreshToken,
      refresh_expires_in: secondsTo(refreshEndsAt),
      token_type: 'Bearer',
    };
  }

  return app;
}
