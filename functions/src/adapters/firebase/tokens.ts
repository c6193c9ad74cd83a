import * as z from 'zod/mini';
import { Failure } from '../../ports/failure.ts';
import type { IdTokens } from '../../ports/accounts.ts';
import { openAuth } from './auth.ts';
import { verifiedOnce } from './verified-once.ts';

const identities = z.object({ 'google.com': z.optional(z.array(z.union([z.string(), z.number()]))) });

export function firebaseTokens(): IdTokens {
  return verifiedOnce(async (idToken) => {
    const auth = await openAuth();
    const token = await auth.verifyIdToken(idToken).catch((error: unknown) => {
      throw isRefusal(error)
        ? new Failure('unauthenticated', 'noUser', { cause: error })
        : new Failure('unavailable', 'accountUnchecked', { cause: error });
    });
    const known = identities.safeParse(token.firebase.identities);
    return {
      uid: token.uid,
      googleIds: known.success ? (known.data['google.com'] ?? []).map(String) : [],
      startedAt: token.auth_time * 1_000,
      withPassword: token.firebase.sign_in_provider === 'password',
      isVerified: token.email_verified === true,
      expiresAt: token.exp * 1_000,
    };
  });
}

/** The SDK's words for a token that is none, or ended; for a certificate that it could not fetch it has the same code. */
const refusal = z.object({
  code: z.enum([
    'auth/argument-error',
    'auth/id-token-expired',
    'auth/id-token-revoked',
    'auth/user-disabled',
    'auth/user-not-found',
  ]),
  message: z.string().check(z.refine((text) => !/fetching public keys/i.test(text))),
});

function isRefusal(error: unknown): boolean {
  return refusal.safeParse(error).success;
}
