import type { LinkedService } from '@crocodile-hub/core/contract/linked-services';
import type { Failure } from '../../kit/wire/failure.ts';
import type { PopupEnd } from './consent-window.ts';
import { inConsentWindow } from './open-consent.ts';

export type LinkOutcome = { is: 'connected' } | { is: PopupEnd } | { is: 'failed'; failure: Failure };

export type LinkOptions = {
  /** The address that this tab returns to if it goes to the provider itself. */
  returnTo: string;
  /** Called when a window that counted as closed answers after all. */
  late: (outcome: LinkOutcome) => void;
};

/**
 * Connects an account by consent at its provider, in a window. Call it directly in the click handler, or the browser
 * opens no window. If it still opens none, this tab goes there itself.
 */
export function linkAccount(service: LinkedService, options: LinkOptions): Promise<LinkOutcome> {
  return inConsentWindow(async (popup) => (await import('./link-flow.ts')).runLink(popup, service, options));
}
