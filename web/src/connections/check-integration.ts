import type { LinkedService } from '@crocodile-hub/core/contract/linked-services';
import { call } from '../kit/wire/call.ts';
import type { Outcome } from '../kit/wire/failure.ts';

/**
 * Makes the server ask the provider whether the connection works. The result is written to the integrations as well.
 */
export function checkIntegration(service: LinkedService): Promise<Outcome<{ works: boolean }>> {
  return call('linkCheck', { body: { service } });
}
