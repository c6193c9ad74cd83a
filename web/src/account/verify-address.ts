import { minuteMs } from '@crocodile-hub/core/time/units';
import { loadAuth } from '../kit/wire/firebase/load-auth.ts';
import { createStore } from '../kit/state/store.ts';
import { unverifiedStore } from './unverified.ts';

/** Firebase limits how often it sends the mail, and more is not needed. */
const coolDownMs = minuteMs;

export const nextMailAt = createStore(0);

/** Sends the mail with the link; false when it did not leave. */
export async function sendVerification(): Promise<boolean> {
  try {
    const { auth, sendEmailVerification } = await loadAuth();
    if (auth.currentUser === null) return false;
    auth.languageCode = document.documentElement.lang;
    await sendEmailVerification(auth.currentUser);
    nextMailAt.set(Date.now() + coolDownMs);
    return true;
  } catch {
    return false;
  }
}

/** The link may be opened elsewhere, so this page asks Firebase. The renewed token tells the server too. */
export async function lookWhetherVerified(): Promise<void> {
  try {
    const { auth } = await loadAuth();
    const user = auth.currentUser;
    if (user === null) return;
    await user.reload();
    if (!user.emailVerified) return;
    await user.getIdToken(true);
    unverifiedStore.set(false);
  } catch {
    // Offline, or the account has ended; the next check will tell.
  }
}
