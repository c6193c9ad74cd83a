import { z } from 'zod';

import type { OAuthClient } from './oauth/clients.ts';
import type { IdTokens } from './oauth/id-token.ts';
import { ACCESS_TOKEN_SECONDS, newRefreshToken } from './oauth/tokens.ts';
import type { Tokens } from './oauth/tokens.ts';
import type { GoogleStore } from './store.ts';
import { randomToken } from './ids.ts';

const OpenRequest = z.object({
  email: z.email(),
  name: z.string().optional(),
  scope: z
    .string()
    .default('openid email profile https://mail.google.com/ https://www.googleapis.com/auth/calendar'),
  /** `demo` fills the mailbox and the calendar as the demo person's are. */
  content: z.enum(['empty', 'demo']).default('empty'),
});

type OpenAccountContext = {
  store: GoogleStore;
  tokens: Tokens;
  idTokens: IdTokens;
  client: OAuthClient;
  fill: (email: string) => void;
};

/** Opens an account that has already given consent, so that tests need not click through the consent page. */
export function openAccountWith({ store, tokens, idTokens, client, fill }: OpenAccountContext) {
  return (body: unknown) => {
    const { email, name, scope, content } = OpenRequest.parse(body);
    const account = store.openAccount({ email, name });
    if (content === 'demo') fill(account.email);
    const { clientId } = client;
    const scopes = scope.split(' ');
    const refreshToken = newRefreshToken();
    const grant = { id: randomToken(12), email: account.email, clientId, scopes, refreshToken };
    const { token } = tokens.issueAccessToken(store.grants.put(grant.id, grant));
    return {
      ...account,
      access_token: token,
      refresh_token: refreshToken,
      id_token: idTokens.issue({ account, clientId, scopes, accessToken: token }),
      expires_in: ACCESS_TOKEN_SECONDS,
    };
  };
}
