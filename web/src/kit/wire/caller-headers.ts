import type { Route } from '@crocodile-hub/core/contract/routes';
import { idToken } from './firebase/load-auth.ts';
import { proofOfApp } from './firebase/proof-of-app.ts';

/** The caller's token, the proof of our app, and the language for error texts. */
export async function callerHeaders({ auth }: Pick<Route, 'auth'>): Promise<Record<string, string>> {
  const token = auth === 'public' ? undefined : await idToken();
  return {
    'Accept-Language': document.documentElement.lang,
    ...(await proofOfApp()),
    ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
  };
}
