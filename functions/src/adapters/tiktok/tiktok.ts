import * as z from 'zod/mini';
import { visibleName } from '@crocodile-hub/core/domain/visible-text';
import type { Failure } from '../../ports/failure.ts';
import type { LinkProvider } from '../../ports/connections.ts';
import { circuit } from '../shared/circuit.ts';
import { isSuccess, jsonOf, readJson, request, type HttpReply } from '../shared/http.ts';
import { callFailure, linkReason } from '../shared/link-failures.ts';
import { exchangeCode, formPost, refreshTokens } from '../shared/link-tokens.ts';
import { retrying } from '../shared/retrying.ts';

export type TikTokOptions = {
  clientKey: string;
  clientSecret: string;
  authUrl: string;
  apiUrl: string;
  timeoutMs: number;
  now: () => number;
};

const service = 'tiktok-inbox';
const scope = 'user.info.basic';
const silence = linkReason('linkSilent', service);

const userInfo = z.object({
  data: z.object({ user: z.object({ open_id: z.string(), display_name: z.optional(z.string()) }) }),
});
/** In the API's answers; `ok` is none. */
const apiError = z.object({ error: z.object({ code: z.string() }) });
/** Errors of the authorization server. */
const oauthError = z.object({ error: z.string().check(z.minLength(1)) });

// developers.tiktok.com/doc/tiktok-api-v2-error-handling
/** The meaning of these codes, with any HTTP status. */
const statusOfCode: Readonly<Record<string, number>> = { rate_limit_exceeded: 429, internal_error: 500 };
const over = /^(access_token_invalid|scope_not_authorized|scope_permission_missed)$/;

/**
 * TikTok's Login Kit for Web. Its consent has no PKCE (that is for mobile and desktop apps); the secret and the state
 * guard it. Access tokens live a day, refresh tokens a year, and a renewal may bring another one.
 */
export function tikTok(options: TikTokOptions): LinkProvider {
  const { clientKey, clientSecret, authUrl, apiUrl, timeoutMs, now } = options;
  const guarded = circuit(silence);
  const app = { client_key: clientKey, client_secret: clientSecret };
  const tokens = { service, url: `${apiUrl}/v2/oauth/token/`, timeoutMs, circuit: guarded, now } as const;
  const patience = { timeoutMs, silence, circuit: guarded };

  return {
    needs: [scope],

    authUrl({ state, redirectUri }) {
      const url = new URL(authUrl);
      const query = {
        client_key: clientKey,
        scope,
        response_type: 'code',
        redirect_uri: redirectUri,
        state,
        // The page is shown even if it was allowed before: the person may want another account.
        disable_auto_auth: '1',
      };
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
      return url.toString();
    },

    exchange: (code, { redirectUri }) => exchangeCode(tokens, { ...app, code, redirect_uri: redirectUri }),

    refresh: (refreshToken) => refreshTokens(tokens, { ...app, refresh_token: refreshToken }),

    whoseAccount(accessToken) {
      const init = { headers: { Authorization: `Bearer ${accessToken}` } };
      const read = (reply: HttpReply) => {
        const code = apiError.safeParse(jsonOf(reply.text)).data?.error.code ?? 'ok';
        if (code !== 'ok' || !isSuccess(reply)) throw refusedCall(reply, code);
        const { user } = readJson(reply, userInfo, silence).data;
        return {
          accountId: user.open_id,
          account: visibleName(user.display_name ?? '').slice(0, 200) || null,
        };
      };
      const url = `${apiUrl}/v2/user/info/?fields=open_id,display_name`;
      return retrying(() => request(url, init, read, patience));
    },

    revoke({ accessToken }) {
      const read = (reply: HttpReply) => {
        const isRefused = oauthError.safeParse(jsonOf(reply.text)).success;
        if (isRefused || !isSuccess(reply)) throw refusedCall(reply, '');
      };
      const init = formPost({ ...app, token: accessToken });
      return retrying(() => request(`${apiUrl}/v2/oauth/revoke/`, init, read, patience));
    },
  };
}

function refusedCall(reply: HttpReply, code: string): Failure {
  const status = statusOfCode[code] ?? reply.status;
  return callFailure({ ...reply, status }, service, { saysOver: over.test(code) });
}
