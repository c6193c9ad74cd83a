import type { Failure, Outcome } from '../http/failure.ts';
import { call } from '../http/call.ts';
import { loadAuth } from '../firebase/load-auth.ts';
import { googleCallbackPath } from '../nav/pages.ts';
import { storeGoogleToken } from './person-storage.ts';
import { awaitCallback, type CallbackAnswer, type PopupEnd } from './google-callback.ts';

export type GoogleOutcome =
  { is: 'connected' } | { is: PopupEnd } | { is: 'failed'; failure: Failure } | { is: 'no-token' };

/** Google's access tokens begin so. Spec section 5. */
const tokenPrefix = 'ya29.';

/**
 * Signs in with Google, or connects Google to the person who is signed in: our own code flow in a window of its own.
 * Call it straight from the click: the browser opens no window later.
 */
export async function connectGoogle(options: { loginHint?: string } = {}): Promise<GoogleOutcome> {
  const popup = window.open('', 'google', 'popup,width=520,height=680');
  if (popup === null) return { is: 'blocked' };
  const nonce = randomNonce();
  const started = await call('googleStart', {
    body: { nonceHash: await sha256(nonce), redirectUri: location.origin + googleCallbackPath, ...options },
  });
  if (!started.ok) {
    popup.close();
    return { is: 'failed', failure: started.failure };
  }
  popup.location.replace(started.reply.authUrl);
  const answer = await awaitCallback(started.reply.state, popup);
  return answer.is === 'answered' ? finish(answer, nonce) : { is: answer.is };
}

async function finish({ code, state }: CallbackAnswer, nonce: string): Promise<GoogleOutcome> {
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

/** Signed out until now: becomes the person, then takes the grant that the server kept for them. */
async function signInAndClaim(
  idToken: string,
  accessToken: string,
  ticket: string,
): Promise<Outcome<unknown>> {
  const sdk = await loadAuth();
  await sdk.signInWithCredential(sdk.auth, sdk.GoogleAuthProvider.credential(idToken, accessToken));
  return call('googleClaim', { body: { ticket } });
}

function randomNonce(): string {
  return hex(crypto.getRandomValues(new Uint8Array(32)));
}

async function sha256(text: string): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))));
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
