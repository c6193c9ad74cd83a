import { once } from '../../state/once.ts';
import { loadAppCheck } from './load-app-check.ts';

/** The Auth SDK and our instance of it, fetched at the first need. */
export const loadAuth = once(async () => {
  await loadAppCheck();
  return import('./auth-sdk.ts');
});

/** The signed-in person's ID token, or undefined when nobody is signed in. */
export async function idToken(): Promise<string | undefined> {
  const { auth } = await loadAuth();
  await auth.authStateReady();
  return auth.currentUser?.getIdToken();
}
