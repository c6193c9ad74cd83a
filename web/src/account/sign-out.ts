import { loadAuth } from '../kit/wire/firebase/load-auth.ts';
import { markLeft } from './left-stays.ts';
import { signInStore } from './person.ts';
import { adopt, leaveFor } from './sign-in-state.ts';

/** Signing out waits at most this long for the push service. */
const leaveMs = 2_000;

/**
 * Signs the person out in this browser and leads to an address; `adopt` then clears their data, here and in the other
 * tabs.
 */
export async function signOut(leadsTo: string): Promise<void> {
  await Promise.race([endPushes().catch(() => undefined), new Promise((go) => setTimeout(go, leaveMs))]);
  const sdk = await loadAuth();
  leaveFor(leadsTo);
  // Before Firebase has asked who is signed in it names nobody, and the stay would not be marked.
  await sdk.auth.authStateReady();
  if (sdk.auth.currentUser !== null) await markLeft(sdk.auth.currentUser);
  await sdk.signOut(sdk.auth);
  await adopt(null);
}

/** Runs first, because the call to the server needs a signed-in person. */
async function endPushes(): Promise<void> {
  const signIn = signInStore.get();
  if (signIn.is !== 'signed-in' || !('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration?.active == null || !('pushManager' in registration)) return;
  const { leavePushes } = await import('./this-device.ts');
  await leavePushes(registration, signIn.person.uid);
}
