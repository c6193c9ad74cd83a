import type { Clock } from '../../kit/clock.ts';
import type { AccessToken, Account, Grant } from '../entities.ts';
import { randomToken } from '../ids.ts';
import type { GoogleStore } from '../store.ts';

export const ACCESS_TOKEN_SECONDS = 3600;

export type Caller = { account: Account; grant: Grant; token: AccessToken };

export type Tokens = ReturnType<typeof openTokens>;

/** Issues, checks and revokes tokens. */
export function openTokens(store: GoogleStore, clock: Clock) {
  function issueAccessToken(grant: Grant): AccessToken {
    forgetExpired();
    const token = `ya29.${randomToken(96)}`;
    return store.accessTokens.put(token, {
      token,
      grantId: grant.id,
      scopes: grant.scopes,
      expiresAt: clock.now() + ACCESS_TOKEN_SECONDS * 1000,
    });
  }

  function forgetExpired(): void {
    for (const { token, expiresAt } of store.accessTokens.values()) {
      if (expiresAt <= clock.now()) store.accessTokens.delete(token);
    }
  }

  /** The caller with this token, or undefined if it is unknown, expired or revoked. */
  function callerOf(token: string): Caller | undefined {
    const found = store.accessTokens.get(token);
    if (!found || found.expiresAt <= clock.now()) return undefined;
    const grant = store.grants.get(found.grantId);
    const account = grant && store.findAccount(grant.email);
    return account && { account, grant, token: found };
  }

  /** The grants of this person for this client. There may be several, each with its own refresh token. */
  function grantsOf(email: string, clientId: string): Grant[] {
    return store.grants.values().filter((grant) => grant.email === email && grant.clientId === clientId);
  }

  function grantOfRefreshToken(refreshToken: string): Grant | undefined {
    return store.grants.values().find((grant) => grant.refreshToken === refreshToken);
  }

  /** Revoking either kind of token ends everything that the person allowed this client, as in Google. */
  function revoke(token: string): boolean {
    const grant = grantOfRefreshToken(token) ?? callerOf(token)?.grant;
    if (!grant) return false;
    for (const { id } of grantsOf(grant.email, grant.clientId)) endGrant(id);
    return true;
  }

  function endGrant(id: string): void {
    store.grants.delete(id);
    for (const { token, grantId } of store.accessTokens.values()) {
      if (grantId === id) store.accessTokens.delete(token);
    }
  }

  return { issueAccessToken, callerOf, grantsOf, grantOfRefreshToken, revoke };
}

export function newRefreshToken(): string {
  return `1//0${randomToken(60)}`;
}
