import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { Circuit } from '../shared/circuit.ts';
import { lazy } from '../shared/lazy.ts';
import { Failure } from '../../ports/failure.ts';
import { type GoogleService, googleServices, type OAuth, type Tokens } from '../../ports/connections.ts';
import { retrying } from '../shared/retrying.ts';
import { googleFailure, isInvalidGrant, unexpectedAnswer } from './errors.ts';

/** One of its scopes is enough for a service to work. */
const enoughFor = {
  gmail: ['https://mail.google.com/', 'https://www.googleapis.com/auth/gmail.modify'],
  'google-calendar': [
    'https://www.googleapis.com/auth/calendar',
    'https://www.googleapis.com/auth/calendar.events',
  ],
} as const satisfies Record<GoogleService, readonly string[]>;

/** Rule google.scopes.1. A test pins them: each one is reviewed by Google. */
export const googleScopes = [
  'openid',
  'email',
  'profile',
  ...enoughFor.gmail,
  'https://www.googleapis.com/auth/gmail.send',
  'https://www.googleapis.com/auth/gmail.compose',
  'https://www.googleapis.com/auth/gmail.readonly',
  ...enoughFor['google-calendar'],
] as const;

export type OAuthOptions = {
  clientId: string;
  clientSecret: string;
  authUrl: string;
  tokenUrl: string;
  revokeUrl: string;
  scopes: readonly string[];
  timeoutMs: number;
  /** Shared by all that asks Google. */
  circuit: Circuit;
  now: () => number;
};

type Credentials = {
  access_token?: string | null;
  refresh_token?: string | null;
  expiry_date?: number | null;
  scope?: string;
};

const rotated = z.object({ refresh_token: z.string().check(z.minLength(1)) });

const loadAuth = lazy(async () => (await import('googleapis/build/src/apis/gmail/index.js')).auth);

export function googleOAuth(options: OAuthOptions): OAuth {
  const guarded = <T>(call: () => Promise<T>) => retrying(() => options.circuit(call));

  return {
    authUrl: (request) => consentUrl(options, request),

    async exchange(code, { verifier, redirectUri }) {
      const oauth = await client(options);
      return await options.circuit(async () => {
        try {
          const { tokens } = await oauth.getToken({
            code,
            codeVerifier: verifier,
            redirect_uri: redirectUri,
          });
          if (typeof tokens.id_token !== 'string') throw unexpectedAnswer();
          const given = tokensOf(tokens, options);
          return { ...given, idToken: tokens.id_token, granted: grantedBy(given.scopes, options) };
        } catch (error) {
          throw refusedCode(error);
        }
      });
    },

    refresh(refreshToken) {
      return guarded(async () => {
        const oauth = await client(options);
        oauth.setCredentials({ refresh_token: refreshToken });
        try {
          // The library puts the old one into the answer, also where Google gave another.
          let another: string | null = null;
          oauth.transporter.interceptors.response.add({
            resolved(response) {
              another = rotated.safeParse(response.data).data?.refresh_token ?? null;
              return Promise.resolve(response);
            },
          });
          const { credentials } = await oauth.refreshAccessToken();
          return { ...tokensOf(credentials, options), refreshToken: another };
        } catch (error) {
          throw refusedRefresh(error);
        }
      });
    },

    revoke(token) {
      return guarded(async () => {
        const oauth = await client(options);
        try {
          await oauth.revokeToken(token);
        } catch (error) {
          throw googleFailure(error);
        }
      });
    },
  };
}

/** The page on which a person gives their consent. */
function consentUrl(
  { authUrl, clientId, scopes }: OAuthOptions,
  { state, verifier, redirectUri, loginHint }: Parameters<OAuth['authUrl']>[0],
): string {
  const url = new URL(authUrl);
  const query = {
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: scopes.join(' '),
    state,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    access_type: 'offline',
    prompt: 'consent',
    ...(loginHint === undefined ? {} : { login_hint: loginHint }),
  };
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.toString();
}

async function client(options: OAuthOptions) {
  const auth = await loadAuth();
  return new auth.OAuth2({
    clientId: options.clientId,
    clientSecret: options.clientSecret,
    endpoints: {
      oauth2AuthBaseUrl: options.authUrl,
      oauth2TokenUrl: options.tokenUrl,
      oauth2RevokeUrl: options.revokeUrl,
    },
    transporterOptions: { timeout: options.timeoutMs, retry: false },
  });
}

function tokensOf(credentials: Credentials, { now }: OAuthOptions): Tokens {
  const {
    access_token: accessToken,
    refresh_token: refreshToken,
    expiry_date: expiresAt,
    scope,
  } = credentials;
  if (typeof accessToken !== 'string') throw unexpectedAnswer();
  return {
    accessToken,
    refreshToken: refreshToken ?? null,
    expiresAt: expiresAt ?? now() + 3_000_000,
    scopes: scope ?? '',
  };
}

/** Unticked scopes are missing in Google's answer. An answer without any means those that were asked for. */
function grantedBy(answered: string, { scopes }: OAuthOptions): GoogleService[] {
  const granted = answered.trim() === '' ? scopes : answered.split(/\s+/);
  return googleServices.filter((service) => enoughFor[service].some((scope) => granted.includes(scope)));
}

/** The person has to begin again. */
function refusedCode(error: unknown): Failure {
  const failure = googleFailure(error);
  const isRefusal = failure.kind === 'invalid' || failure.kind === 'reauth' || failure.kind === 'forbidden';
  return isRefusal ? new Failure('invalid', 'signInRefused', { cause: error }) : failure;
}

/**
 * Only `invalid_grant` means that the person's permission has ended. If our app itself is refused, their grant stays.
 */
function refusedRefresh(error: unknown): Failure {
  if (isInvalidGrant(error)) return new Failure('reauth', 'googleNeeded', { cause: error });
  const failure = googleFailure(error);
  const isPassing = failure.kind === 'unavailable' || failure.kind === 'rate-limited';
  return isPassing ? failure : new Failure('unavailable', 'googleSilent', { cause: error });
}
