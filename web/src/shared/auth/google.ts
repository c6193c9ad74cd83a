import type { Failure } from '../http/failure.ts';
import type { PopupEnd } from './consent-window.ts';
import { openConsent } from './open-consent.ts';

export type GoogleOutcome =
  | { is: 'connected' }
  | { is: PopupEnd }
  | { is: 'failed'; failure: Failure }
  /** The answer held no token that Google's calls would take. */
  | { is: 'no-token' };

export type GoogleOptions = {
  loginHint?: string;
  returnTo?: string;
  /** Told what became of a window that was held for closed and answered after all. */
  late?: (outcome: GoogleOutcome) => void;
};

/**
 * Signs in with Google, or connects Google to the person who is signed in: our own code flow in a window of its own.
 * Call it straight from the click: the browser opens no window later. Where it opens none at all, this tab goes to
 * Google itself and comes back to `returnTo`; the promise then stays open.
 */
export async function connectGoogle(options: GoogleOptions = {}): Promise<GoogleOutcome> {
  const popup = openConsent();
  try {
    const { runGoogle } = await import('./google-flow.ts');
    return await runGoogle(popup, options);
  } catch {
    popup?.close();
    return { is: 'failed', failure: { kind: 'unavailable' } };
  }
}
