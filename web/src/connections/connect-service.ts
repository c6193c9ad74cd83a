import { call } from '../kit/wire/call.ts';
import type { Outcome } from '../kit/wire/failure.ts';
import type { LinkedService } from '@crocodile-hub/core/contract/linked-services';
import type { PageService } from '@crocodile-hub/core/contract/meta-services';

/**
 * An access token and the account that it belongs to. The server tests them before it keeps them, and never returns
 * them.
 */
export type Credentials =
  | { service: 'whatsapp'; accessToken: string; phoneNumberId: string }
  | { service: PageService; accessToken: string; pageId: string };

export function connectService(credentials: Credentials): Promise<Outcome<unknown>> {
  return call('connectService', { body: credentials });
}

/**
 * Makes the server ask the provider whether the connection works. The result is written to the integrations as well.
 */
export function checkIntegration(service: LinkedService): Promise<Outcome<{ works: boolean }>> {
  return call('linkCheck', { body: { service } });
}
