import type { LinkedService } from '@crocodile-hub/core/contract/linked-services';
import type { Failure } from '../http/failure.ts';
import type { PopupEnd } from './consent-window.ts';
import { openConsent } from './open-consent.ts';

export type LinkOutcome = { is: 'connected' } | { is: PopupEnd } | { is: 'failed'; failure: Failure };

export type LinkOptions = {
  /** Where this tab comes back to when it goes to the provider itself. */
  returnTo: string;
  /** Told what became of a window that was held for closed and answered after all. */
  late: (outcome: LinkOutcome) => void;
};

/**
 * Connects an account by consent at its provider, in a window of its own. Call it straight from the click: the browser
 * opens no window later. Where it opens none at all, this tab goes there itself.
 */
export async function linkAccount(service: LinkedService, options: LinkOptions): Promise<LinkOutcome> {
  const popup = openConsent();
  try {
    const { runLink } = await import('./link-flow.ts');
    return await runLink(popup, service, options);
  } catch {
    popup?.close();
    return { is: 'failed', failure: { kind: 'unavailable' } };
  }
}
