import type { Failure } from '../../kit/wire/failure.ts';
import type { PopupEnd } from './consent-window.ts';
import { inConsentWindow } from './open-consent.ts';

export type GoogleOutcome =
  | { is: 'connected' }
  | { is: PopupEnd }
  | { is: 'failed'; failure: Failure }
  /** The answer contained no access token of Google's. */
  | { is: 'no-token' };

export type GoogleOptions = {
  returnTo?: string;
  /** Called when a window that counted as closed answers after all. */
  late?: (outcome: GoogleOutcome) => void;
};

/**
 * Signs in with Google, or connects Google to the signed-in person, by our own code flow in a window. Call it directly
 * in the click handler, or the browser opens no window. If it still opens none, this tab goes to Google and comes back
 * to `returnTo`; the promise then stays pending.
 */
export function connectGoogle(options: GoogleOptions = {}): Promise<GoogleOutcome> {
  return inConsentWindow(async (popup) => (await import('./google-flow.ts')).runGoogle(popup, options));
}
