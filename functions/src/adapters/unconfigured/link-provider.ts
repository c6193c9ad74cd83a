import type { LinkedService } from '@crocodile-hub/core/contract/linked-services';
import { Failure } from '../../ports/failure.ts';
import type { LinkProvider } from '../../ports/connections.ts';
import { linkReason } from '../shared/link-failures.ts';

export function noLinkProvider(service: LinkedService): LinkProvider {
  const missing = () => new Failure('unavailable', linkReason('linkNotSetUp', service));
  const refuse = () => Promise.reject(missing());
  return {
    needs: [],
    authUrl() {
      throw missing();
    },
    exchange: refuse,
    refresh: refuse,
    whoseAccount: refuse,
    revoke: refuse,
  };
}
