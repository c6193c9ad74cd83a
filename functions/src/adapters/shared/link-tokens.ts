import * as z from 'zod/mini';
import type { LinkedService } from '@crocodile-hub/core/contract/linked-services';
import { Failure } from '../../ports/failure.ts';
import type { LinkTokens } from '../../ports/connections.ts';
import { isSuccess, jsonOf, readJson, request, type HttpReply } from './http.ts';
import type { Circuit } from './circuit.ts';
import { linkReason, passingFailure } from './link-failures.ts';

/** RFC 6749, 5.1 and 5.2. */
const granted = z.object({
  access_token: z.string().check(z.minLength(1)),
  expires_in: z.number(),
  refresh_token: z.optional(z.string()),
  scope: z.optional(z.string()),
});
const refused = z.object({ error: z.string().check(z.minLength(1)) });

/** How providers say that a refresh token is no longer valid. LinkedIn calls it a malformed request. */
const over = /^(invalid_grant|invalid_request|access_denied)$/;

export type TokenEndpoint = {
  service: LinkedService;
  url: string;
  timeoutMs: number;
  circuit: Circuit;
  now: () => number;
};

/** Exchanges a code; a refusal is `invalid`, for the person has to begin again. */
export function exchangeCode(at: TokenEndpoint, form: Readonly<Record<string, string>>): Promise<LinkTokens> {
  return askForTokens(
    at,
    { grant_type: 'authorization_code', ...form },
    () => new Failure('invalid', linkReason('linkRefused', at.service)),
  );
}

/**
 * Asks for a new access token, only once: the answer may bring another refresh token and end the old one. Only an error
 * about the token itself is `reauth`; if our app itself is refused, the links stay.
 */
export function refreshTokens(
  at: TokenEndpoint,
  form: Readonly<Record<string, string>>,
): Promise<LinkTokens> {
  return askForTokens(at, { grant_type: 'refresh_token', ...form }, (error) =>
    over.test(error)
      ? new Failure('reauth', linkReason('linkEnded', at.service))
      : new Failure('unavailable', linkReason('linkSilent', at.service)),
  );
}

function askForTokens(
  { service, url, timeoutMs, circuit, now }: TokenEndpoint,
  form: Readonly<Record<string, string>>,
  refusal: (error: string) => Failure,
): Promise<LinkTokens> {
  const silence = linkReason('linkSilent', service);
  const read = (reply: HttpReply): LinkTokens => {
    const passing = passingFailure(reply, service);
    if (passing !== null) throw passing;
    // TikTok refuses with 200 as well.
    const { data } = refused.safeParse(jsonOf(reply.text));
    if (data !== undefined || !isSuccess(reply)) throw refusal(data?.error ?? '');
    const tokens = readJson(reply, granted, silence);
    return {
      accessToken: tokens.access_token,
      refreshToken: tokens.refresh_token ?? null,
      expiresAt: now() + tokens.expires_in * 1000,
      scopes: tokens.scope ?? '',
    };
  };
  return request(url, formPost(form), read, { timeoutMs, silence, circuit });
}

export function formPost(form: Readonly<Record<string, string>>): { method: string; body: URLSearchParams } {
  return { method: 'POST', body: new URLSearchParams(form) };
}
