import { call } from '../http/call.ts';
import type { Failure, Outcome } from '../http/failure.ts';
import { loadAuth } from '../firebase/load-auth.ts';
import { googleCallbackPath } from '../nav/pages.ts';
import { awaitCallback, type CallbackAnswer, type PopupEnd } from './google-callback.ts';
import { expectReturn } from './pending-redirect.ts';
import { storeGoogleToken } from './person-storage.ts';
import { randomSecret, sha256Hex } from './secret.ts';

export type GoogleOutcome =
  | { is: 'connected' }
  | { is: PopupEnd }
  | { is: 'failed'; failure: Failure }
  /** The answer held no token that Google's calls would take. */
  | { is: 'no-token' };

/** Google's access tokens begin so. Spec section 5. */
const tokenPrefix = 'ya29.';

/**
 * Signs in with Google, or connects Google to the person who is signed in: our own code flow in a window of its own.
 * Call it straight from the click: the browser opens no window later. Where it opens none at all, this tab goes to
 * Google itself and comes back to `returnTo`; the promise then stays open.
 */
export async function connectGoogle(
  options: { loginHint?: string; returnTo?: string } = {},
): Promise<GoogleOutcome> {
  const popup = window.open('', 'google', 'popup,width=520,height=680');
  const nonce = randomSecret();
  const started = await call('googleStart', {
    body: {
      nonceHash: await sha256Hex(nonce),
      redirectUri: window.location.origin + googleCallbackPath,
      ...(options.loginHint === undefined ? {} : { loginHint: options.loginHint }),
    },
  });
  if (!started.ok) {
    popup?.close();
    return { is: 'failed', failure: started.failure };
  }
  const { authUrl, state } = started.reply;
  if (popup === null) {
    expectReturn({
      state,
      nonce,
      returnTo: options.returnTo ?? window.location.pathname + window.location.search,
    });
    window.location.assign(authUrl);
    return new Promise(() => {});
  }
  popup.location.replace(authUrl);
  const answer = await awaitCallback(state, popup);
  return answer.is === 'answered' ? finishGoogle(answer, nonce) : { is: answer.is };
}

/** Exchanges Google's code for the connection, and signs in whoever was signed out until now. */
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

/** Becomes the person, then takes the grant that the server kept for them. */
async function signInAndClaim(
  idToken: string,
  accessToken: string,
  ticket: string,
): Promise<Outcome<unknown>> {
  const sdk = await loadAuth();
  try {
    await sdk.signInWithCredential(sdk.auth, sdk.GoogleAuthProvider.credential(idToken, accessToken));
  } catch {
    return { ok: false, failure: { kind: 'unauthenticated' } };
  }
  return call('googleClaim', { body: { ticket } });
}
