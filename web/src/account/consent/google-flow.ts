import { callbackPath } from '@crocodile-hub/core/contract/linked-services';
import { call } from '../../kit/wire/call.ts';
import type { Outcome } from '../../kit/wire/failure.ts';
import { loadAuth } from '../../kit/wire/firebase/load-auth.ts';
import { type CallbackAnswer, consentIn } from './consent-window.ts';
import type { GoogleOptions, GoogleOutcome } from './google.ts';
import { storeGoogleToken } from '../person-storage.ts';
import { randomSecret, sha256Hex } from './secret.ts';
import { adopt } from '../sign-in-state.ts';

/** The beginning of Google's access tokens. Rule google.token.1. */
const tokenPrefix = 'ya29.';

/** Runs the consent in the window that the click opened, or in this tab if the browser opened none. */
export async function runGoogle(popup: Window | null, options: GoogleOptions): Promise<GoogleOutcome> {
  const nonce = randomSecret();
  const started = await call('googleStart', {
    body: {
      nonceHash: await sha256Hex(nonce),
      redirectUri: window.location.origin + callbackPath('google'),
    },
  });
  if (!started.ok) {
    popup?.close();
    return { is: 'failed', failure: started.failure };
  }
  const here = window.location.pathname + window.location.search;
  const returnTo = options.returnTo ?? here;
  const finish = async (answer: Awaited<ReturnType<typeof consentIn>>): Promise<GoogleOutcome> =>
    answer.is === 'answered' ? finishGoogle(answer, nonce) : { is: answer.is };
  const answer = await consentIn(popup, started.reply, {
    pending: { nonce, returnTo, connects: 'google' },
    late: (result) => void finish(result).then(options.late),
  });
  return finish(answer);
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
