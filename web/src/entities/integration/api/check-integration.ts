import type { LinkedService } from '@crocodile-hub/core/contract/linked-services';
import { call } from '../../../shared/http/call.ts';
import type { Outcome } from '../../../shared/http/failure.ts';

/** Has the server ask the provider whether the connection still works; what it says also comes with the integrations. */
export function checkIntegration(service: LinkedService): Promise<Outcome<{ works: boolean }>> {
  return call('linkCheck', { body: { service } });
}
