import * as z from 'zod/mini';
import { lazy } from '../shared/lazy.ts';
import { Failure } from '../../ports/failure.ts';
import type { Identity } from '../../ports/identity.ts';
import { verifiedOnce } from './verified-once.ts';

const identities = z.object({ 'google.com': z.optional(z.array(z.union([z.string(), z.number()]))) });

const openAuth = lazy(async () => (await import('firebase-admin/auth')).getAuth());

export function firebaseIdentity(): Identity {
  return verifiedOnce(async (idToken) => {
    const auth = await openAuth();
    const token = await auth.verifyIdToken(idToken).catch((error: unknown) => {
      throw new Failure('unauthenticated', 'User not authenticated', { cause: error });
    });
    const known = identities.safeParse(token.firebase.identities);
    return {
      uid: token.uid,
      googleIds: known.success ? (known.data['google.com'] ?? []).map(String) : [],
      expiresAt: token.exp * 1_000,
    };
  });
}
