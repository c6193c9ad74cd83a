import type { LinkedService } from '@crocodile-hub/core/contract/linked-services';
import { call } from '../../kit/wire/call.ts';
import { type CallbackAnswer, runConsent } from './consent-window.ts';
import type { LinkOptions, LinkOutcome } from './link.ts';

/** Runs the consent in the window that the click opened, or in this tab if the browser opened none. */
export function runLink(
  popup: Window | null,
  service: LinkedService,
  { returnTo, late }: LinkOptions,
): Promise<LinkOutcome> {
  return runConsent<LinkOutcome>(popup, {
    begin: (nonceHash) => call('linkStart', { body: { service, nonceHash } }),
    finish: finishLink,
    pending: { returnTo, connects: 'account' },
    late,
  });
}

/** The server exchanges the provider's code; the tokens never reach the browser. */
export async function finishLink({ code, state }: CallbackAnswer, nonce: string): Promise<LinkOutcome> {
  const finished = await call('linkFinish', { body: { code, state, nonce } });
  return finished.ok ? { is: 'connected' } : { is: 'failed', failure: finished.failure };
}
