import type { JsonWebKey } from 'node:crypto';

export type Account = {
  email: string;
  /** Google's id of the person, the same after every reset. */
  sub: string;
  name: string;
  timeZone: string;
  locale: string;
};

/** Sent back from the consent page; used once. */
export type AuthorizationCode = {
  code: string;
  email: string;
  clientId: string;
  redirectUri: string;
  scopes: string[];
  /** Whether the client gets a refresh token. */
  offline: boolean;
  nonce?: string;
  /** Base64url of the SHA-256 of the verifier that must be sent with the code. */
  codeChallenge?: string;
  expiresAt: number;
};

/** What a person allowed a client to do. It stays until it is revoked. */
export type Grant = {
  id: string;
  email: string;
  clientId: string;
  scopes: string[];
  refreshToken?: string;
};

export type AccessToken = {
  token: string;
  grantId: string;
  scopes: string[];
  expiresAt: number;
};

export type SigningKey = { kid: string; privateJwk: JsonWebKey; publicJwk: JsonWebKey };
