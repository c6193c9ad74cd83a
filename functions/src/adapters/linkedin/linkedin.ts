import * as z from 'zod/mini';
import { visibleName } from '@crocodile-hub/core/domain/visible-text';
import type { Failure } from '../../ports/failure.ts';
import type { LinkProvider } from '../../ports/connections.ts';
import { circuit } from '../shared/circuit.ts';
import { isSuccess, jsonOf, readJson, request, type HttpReply } from '../shared/http.ts';
import { callFailure, linkReason } from '../shared/link-failures.ts';
import { exchangeCode, formPost, refreshTokens } from '../shared/link-tokens.ts';
import { retrying } from '../shared/retrying.ts';

export type LinkedInOptions = {
  clientId: string;
  clientSecret: string;
  /** Has /authorization, /accessToken and /revoke. */
  oauthUrl: string;
  apiUrl: string;
  timeoutMs: number;
  now: () => number;
};

const service = 'linkedin';
const scopes = ['openid', 'profile', 'email'] as const;
const silence = linkReason('linkSilent', service);
const noPermission = 'ACCESS_DENIED';

const userinfo = z.object({ sub: z.string(), name: z.optional(z.string()), email: z.optional(z.string()) });
const apiError = z.object({ code: z.string() });

/**
 * Sign In with LinkedIn. A web app's consent has no PKCE there (only native apps' has); the secret and the state guard
 * it. Refresh tokens come for LinkedIn's partners alone: without one the link ends with its access token, after 60 days.
 */
export function linkedIn(options: LinkedInOptions): LinkProvider {
  const { clientId, clientSecret, oauthUrl, apiUrl, timeoutMs, now } = options;
  const guarded = circuit(silence);
  const app = { client_id: clientId, client_secret: clientSecret };
  const tokens = { service, url: `${oauthUrl}/accessToken`, timeoutMs, circuit: guarded, now } as const;

  return {
    needs: ['openid', 'profile'],

    authUrl({ state, redirectUri }) {
      const url = new URL(`${oauthUrl}/authorization`);
      const query = {
        response_type: 'code',
        client_id: clientId,
        redirect_uri: redirectUri,
        state,
        scope: scopes.join(' '),
      };
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
      return url.toString();
    },

    exchange: (code, { redirectUri }) => exchangeCode(tokens, { ...app, code, redirect_uri: redirectUri }),

    refresh: (refreshToken) => refreshTokens(tokens, { ...app, refresh_token: refreshToken }),

    whoseAccount(accessToken) {
      const init = { headers: { Authorization: `Bearer ${accessToken}` } };
      const read = (reply: HttpReply) => {
        if (!isSuccess(reply)) throw refusedCall(reply);
        const { sub, name, email } = readJson(reply, userinfo, silence);
        return { accountId: sub, account: email ?? (visibleName(name ?? '').slice(0, 200) || null) };
      };
      const patience = { timeoutMs, silence, circuit: guarded };
      return retrying(() => request(`${apiUrl}/v2/userinfo`, init, read, patience));
    },

    revoke({ accessToken }) {
      const init = formPost({ ...app, token: accessToken });
      const read = (reply: HttpReply) => {
        if (!isSuccess(reply)) throw refusedCall(reply);
      };
      return retrying(() =>
        request(`${oauthUrl}/revoke`, init, read, { timeoutMs, silence, circuit: guarded }),
      );
    },
  };
}

function refusedCall(reply: HttpReply): Failure {
  const said = apiError.safeParse(jsonOf(reply.text)).data?.code;
  return callFailure(reply, service, { saysOver: reply.status === 403 && said === noPermission });
}
