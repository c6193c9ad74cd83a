import { loadAuth } from '../firebase/load-auth.ts';
import { markLeft } from './left-stays.ts';
import { signInStore } from './person.ts';
import { adopt, leaveFor } from './sign-in-state.ts';

/** Nobody waits longer for the push service before they are signed out. */
const leaveMs = 2_000;

/** Ends the person's stay in this browser; `adopt` clears what is theirs, here and in the other tabs, and goes there. */
export async function signOut(leadsTo: string): Promise<void> {
  await Promise.race([endPushes().catch(() => undefined), new Promise((go) => setTimeout(go, leaveMs))]);
  const sdk = await loadAuth();
  leaveFor(leadsTo);
  if (sdk.auth.currentUser !== null) await markLeft(sdk.auth.currentUser);
  await sdk.signOut(sdk.auth);
  await adopt(null);
}

/** First of all: the server is told by whoever is still signed in. */
async function endPushes(): Promise<void> {
  const signIn = signInStore.get();
  if (signIn.is !== 'signed-in' || !('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration?.active == null || !('pushManager' in registration)) return;
  const { leavePushes } = await import('../push/this-device.ts');
  await leavePushes(registration, signIn.person.uid);
}
