import { callbackPath } from '@crocodile-hub/core/contract/linked-services';
import { call } from '../../kit/wire/call.ts';
import type { Outcome } from '../../kit/wire/failure.ts';
import { loadAuth } from '../../kit/wire/firebase/load-auth.ts';
import { type CallbackAnswer, runConsent } from './consent-window.ts';
import type { GoogleOptions, GoogleOutcome } from './google.ts';
import { storeGoogleToken } from '../person-storage.ts';
import { adopt } from '../sign-in-state.ts';

/** The beginning of Google's access tokens. Rule google.token.1. */
const tokenPrefix = 'ya29.';

/** Runs the consent in the window that the click opened, or in this tab if the browser opened none. */
export function runGoogle(
  popup: Window | null,
  { returnTo = window.location.pathname + window.location.search, late }: GoogleOptions,
): Promise<GoogleOutcome> {
  const redirectUri = window.location.origin + callbackPath('google');
  return runConsent<GoogleOutcome>(popup, {
    begin: (nonceHash) => call('googleStart', { body: { nonceHash, redirectUri } }),
    finish: finishGoogle,
    pending: { returnTo, connects: 'google' },
    late,
  });
}

/** Exchanges Google's code for the connection, and signs the person in if they were signed out. */
export async function finishGoogle({ code, state }: CallbackAnswer, nonce: string): Promise<GoogleOutcome> {
  const exchanged = await call('googleExchange', { body: { code, state, nonce } });
  if (!exchanged.ok) return { is: 'failed', failure: exchanged.failure };
  const { idToken, accessToken, ticket } = exchanged.reply;
  if (!accessToken.startsWith(tokenPrefix)) return { is: 'no-token' };
  if (ticket !== null) {
    const claimed = await signInAndClaim(idToken, accessToken, ticket);
    if (!claimed.ok) return { is: 'failed', failure: claimed.failure };
  }
  storeGoogleToken(accessToken);
  return { is: 'connected' };
}

/** Signs in, then claims the grant that the server kept for this person. */
async function signInAndClaim(
  idToken: string,
  accessToken: string,
  ticket: string,
): Promise<Outcome<unknown>> {
  const sdk = await loadAuth();
  try {
    const credential = sdk.GoogleAuthProvider.credential(idToken, accessToken);
    const { user } = await sdk.signInWithCredential(sdk.auth, credential);
    // From here on, stored data belongs to this person.
    await adopt(user);
  } catch {
    return { ok: false, failure: { kind: 'unauthenticated' } };
  }
  return call('googleClaim', { body: { ticket } });
}
