import { createHash } from 'node:crypto';

import { Hono } from 'hono';
import { z } from 'zod';

import type { Clock } from '../../kit/clock.ts';
import type { AuthorizationCode, Grant } from '../entities.ts';
import { randomToken } from '../ids.ts';
import type { GoogleStore } from '../store.ts';
import type { OAuthClient } from './clients.ts';
import type { IdTokens } from './id-token.ts';
import { ACCESS_TOKEN_SECONDS, newRefreshToken } from './tokens.ts';
import type { Tokens } from './tokens.ts';

const TokenRequest = z.discriminatedUnion('grant_type', [
  z.object({
    grant_type: z.literal('authorization_code'),
    code: z.string(),
    redirect_uri: z.string(),
    code_verifier: z.string().optional(),
  }),
  z.object({ grant_type: z.literal('refresh_token'), refresh_token: z.string() }),
]);

type OAuthErrorCode = 'invalid_client' | 'invalid_grant' | 'unsupported_grant_type' | 'invalid_token';

type TokenContext = {
  store: GoogleStore;
  tokens: Tokens;
  idTokens: IdTokens;
  clock: Clock;
  clients: OAuthClient[];
};

/** Exchanges codes and refresh tokens for access tokens, and revokes consent. */
export function tokenRoutes(context: TokenContext): Hono {
  const { store, tokens, idTokens, clock, clients } = context;
  const app = new Hono();

  app.post('/token', async (c) => {
    const form = z.record(z.string(), z.string()).parse(await c.req.parseBody());
    const client = clients.find(
      ({ clientId, clientSecret }) => clientId === form.client_id && clientSecret === form.client_secret,
    );
    if (!client) return refuse('invalid_client', 'The provided client secret is invalid.');
    const request = TokenRequest.safeParse(form);
    if (!request.success) return refuse('unsupported_grant_type', 'Invalid grant_type');

    if (request.data.grant_type === 'refresh_token') {
      const grant = tokens.grantOfRefreshToken(request.data.refresh_token);
      if (grant?.clientId !== client.clientId) {
        return refuse('invalid_grant', 'Token has been expired or revoked.');
      }
      return c.json(tokenReply(context, grant));
    }

    const code = store.codes.get(request.data.code);
    if (!code) return refuse('invalid_grant', 'Malformed auth code.');
    store.codes.delete(code.code);
    if (!isValid(code, client, request.data, clock)) return refuse('invalid_grant', 'Bad Request');
    return c.json(tokenReply(context, grantFor(code, store), code));
  });

  app.post('/revoke', async (c) => {
    const form = z.object({ token: z.string().optional() }).parse(await c.req.parseBody());
    const token = c.req.query('token') ?? form.token;
    if (token === undefined || !tokens.revoke(token))
      return refuse('invalid_token', 'Token expired or revoked');
    return c.json({});
  });

  app.get('/oauth2/v1/certs', (c) => c.json(idTokens.pemByKeyId()));

  return app;
}

function isValid(
  code: AuthorizationCode,
  client: OAuthClient,
  sent: { redirect_uri: string; code_verifier?: string | undefined },
  clock: Clock,
): boolean {
  return (
    code.expiresAt > clock.now() &&
    code.clientId === client.clientId &&
    code.redirectUri === sent.redirect_uri &&
    code.codeChallenge === (sent.code_verifier === undefined ? undefined : challengeOf(sent.code_verifier))
  );
}

function grantFor(code: AuthorizationCode, store: GoogleStore): Grant {
  const grant: Grant = {
    id: randomToken(12),
    email: code.email,
    clientId: code.clientId,
    scopes: code.scopes,
    ...(code.offline ? { refreshToken: newRefreshToken() } : {}),
  };
  return store.grants.put(grant.id, grant);
}

function tokenReply({ store, tokens, idTokens }: TokenContext, grant: Grant, code?: AuthorizationCode) {
  const { token } = tokens.issueAccessToken(grant);
  const account = store.openAccount({ email: grant.email });
  return {
    access_token: token,
    expires_in: ACCESS_TOKEN_SECONDS,
    scope: grant.scopes.join(' '),
    token_type: 'Bearer',
    ...(code?.offline ? { refresh_token: grant.refreshToken } : {}),
    ...(grant.scopes.includes('openid')
      ? {
          id_token: idTokens.issue({
            account,
            clientId: grant.clientId,
            scopes: grant.scopes,
            accessToken: token,
            nonce: code?.nonce,
          }),
        }
      : {}),
  };
}

function challengeOf(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url');
}

function refuse(error: OAuthErrorCode, description: string): Response {
  return Response.json(
    { error, error_description: description },
    { status: error === 'invalid_client' ? 401 : 400, headers: { 'Cache-Control': 'no-store' } },
  );
}
