import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  randomBytes,
  sign,
} from 'node:crypto';

import type { Clock } from '../../kit/clock.ts';
import type { Account, SigningKey } from '../entities.ts';
import type { GoogleStore } from '../store.ts';
import { ACCESS_TOKEN_SECONDS } from './tokens.ts';

export type IdTokenRequest = {
  account: Account;
  clientId: string;
  scopes: string[];
  accessToken: string;
  nonce?: string | undefined;
};

export type IdTokens = ReturnType<typeof createIdTokens>;

/** Signs ID tokens with one key, which is stored. */
export function createIdTokens(store: GoogleStore, clock: Clock, issuer: string) {
  function key(): SigningKey {
    return store.signingKeys.get('current') ?? store.signingKeys.put('current', newKey());
  }

  const seconds = () => Math.floor(clock.now() / 1000);

  function signed(claims: object): string {
    const { kid, privateJwk } = key();
    const body = `${segment({ alg: 'RS256', kid, typ: 'JWT' })}.${segment(claims)}`;
    const privateKey = createPrivateKey({ key: privateJwk, format: 'jwk' });
    return `${body}.${sign('RSA-SHA256', Buffer.from(body), privateKey).toString('base64url')}`;
  }

  return {
    issue: (request: IdTokenRequest) => signed(claimsFor(request, seconds(), issuer)),

    /** A token of a service account, for this audience. */
    ofService(email: string, audience: string): string {
      const now = seconds();
      const claims = { iss: issuer, aud: audience, azp: email, sub: email, email, email_verified: true };
      return signed({ ...claims, iat: now, exp: now + ACCESS_TOKEN_SECONDS });
    },

    /** The form that google-auth-library asks for outside browsers: key id → PEM. */
    pemByKeyId() {
      const { kid, publicJwk } = key();
      const publicKey = createPublicKey({ key: publicJwk, format: 'jwk' });
      return { [kid]: publicKey.export({ type: 'spki', format: 'pem' }) };
    },
  };
}

// No `picture` claim: Firebase's Auth emulator refuses a credential whose picture is null.
function claimsFor(
  { account, clientId, scopes, accessToken, nonce }: IdTokenRequest,
  now: number,
  issuer: string,
) {
  const [givenName, ...familyNames] = account.name.split(' ');
  return {
    iss: issuer,
    azp: clientId,
    aud: clientId,
    sub: account.sub,
    ...(includesAny(scopes, ['email', 'https://www.googleapis.com/auth/userinfo.email'])
      ? { email: account.email, email_verified: true }
      : {}),
    at_hash: createHash('sha256').update(accessToken).digest().subarray(0, 16).toString('base64url'),
    ...(nonce === undefined ? {} : { nonce }),
    ...(includesAny(scopes, ['profile', 'https://www.googleapis.com/auth/userinfo.profile'])
      ? { name: account.name, given_name: givenName, family_name: familyNames.join(' ') }
      : {}),
    iat: now,
    exp: now + ACCESS_TOKEN_SECONDS,
  };
}

function includesAny(scopes: string[], wanted: string[]): boolean {
  return wanted.some((scope) => scopes.includes(scope));
}

function segment(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

/** Making a key takes a tenth of a second, so a process makes only one; a store keeps it over restarts. */
let processKey: SigningKey | undefined;

function newKey(): SigningKey {
  return (processKey ??= generateKey());
}

function generateKey(): SigningKey {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return {
    kid: randomBytes(20).toString('hex'),
    privateJwk: privateKey.export({ format: 'jwk' }),
    publicJwk: publicKey.export({ format: 'jwk' }),
  };
}
