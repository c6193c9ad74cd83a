import { z } from 'zod';

import type { Refusal } from '../../consent/pages.ts';
import type { OAuthClient } from './clients.ts';

const Query = z.object({
  client_id: z.string(),
  redirect_uri: z.string(),
  response_type: z.literal('code'),
  scope: z.string().min(1),
  state: z.string().optional(),
  nonce: z.string().optional(),
  access_type: z.enum(['online', 'offline']).default('online'),
  prompt: z.string().default(''),
  login_hint: z.string().optional(),
  code_challenge: z.string().min(43).max(128).optional(),
  code_challenge_method: z.string().default('plain'),
});

export type AuthorizationRequest = {
  clientId: string;
  redirectUri: string;
  scopes: string[];
  state?: string | undefined;
  nonce?: string | undefined;
  offline: boolean;
  prompts: string[];
  loginHint?: string | undefined;
  codeChallenge?: string | undefined;
};

/** Reads the address of the consent page; the redirect address must match a registered one exactly. */
export function readAuthorizationRequest(
  query: Record<string, string>,
  clients: OAuthClient[],
): AuthorizationRequest | { refusal: Refusal } {
  const client = clients.find((candidate) => candidate.clientId === query.client_id);
  if (!client) return refuse('invalid_client', 'The OAuth client was not found.');
  if (!client.redirectUris.includes(query.redirect_uri ?? '')) {
    return refuse('redirect_uri_mismatch', `${query.redirect_uri ?? ''} is not registered for this client.`);
  }
  const parsed = Query.safeParse(query);
  if (!parsed.success) {
    return refuse('invalid_request', `Invalid parameter: ${String(parsed.error.issues[0]?.path[0])}`);
  }
  const { data } = parsed;
  if (data.code_challenge !== undefined && data.code_challenge_method !== 'S256') {
    return refuse('invalid_request', 'code_challenge_method must be S256.');
  }
  return {
    clientId: data.client_id,
    redirectUri: data.redirect_uri,
    scopes: words(data.scope),
    state: data.state,
    nonce: data.nonce,
    offline: data.access_type === 'offline',
    prompts: words(data.prompt),
    loginHint: data.login_hint,
    codeChallenge: data.code_challenge,
  };
}

const refuse = (code: string, detail: string) => ({ refusal: { code, detail } });

function words(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}
