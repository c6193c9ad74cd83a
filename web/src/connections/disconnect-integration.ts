import { dropGoogleToken } from '../account/person-storage.ts';
import { call } from '../kit/wire/call.ts';
import type { Outcome } from '../kit/wire/failure.ts';
import type { LinkKind } from './catalogue.ts';

/** Withdraws the connection and forgets its credentials. Google's serves mail and calendar alike. */
export async function disconnectIntegration(link: LinkKind): Promise<Outcome<unknown>> {
  if (link !== 'google') return call('disconnectService', { body: { service: link } });
  const outcome = await call('googleDisconnect', { body: {} });
  if (outcome.ok) dropGoogleToken();
  return outcome;
}
