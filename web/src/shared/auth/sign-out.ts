import { loadAuth } from '../firebase/load-auth.ts';
import { adopt } from './sign-in-state.ts';

/** Ends the person's stay in this browser; `adopt` clears what is theirs, here and in the other tabs. */
export async function signOut(): Promise<void> {
  const sdk = await loadAuth();
  await sdk.signOut(sdk.auth);
  adopt(null);
}
