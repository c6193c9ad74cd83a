import type { AppProof } from '../../ports/accounts.ts';
import { Failure } from '../../ports/failure.ts';
import { lazy } from '../shared/lazy.ts';
import { verifiedOnce } from './verified-once.ts';

const openAppCheck = lazy(async () => (await import('firebase-admin/app-check')).getAppCheck());

export function firebaseAppCheck(): AppProof {
  return verifiedOnce(async (appToken) => {
    const appCheck = await openAppCheck();
    const { token } = await appCheck.verifyToken(appToken).catch((error: unknown) => {
      throw new Failure('unauthenticated', 'notTheApp', { cause: error });
    });
    return { expiresAt: token.exp * 1_000 };
  });
}
