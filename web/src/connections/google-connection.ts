import type { IntegrationDocument } from '@crocodile-hub/core/contract/documents';
import type { Live, WithId } from '../kit/wire/firebase/live-query.ts';

export type GoogleConnection =
  { is: 'unknown' } | { is: 'connected'; account: string | null } | { is: 'disconnected' };

/** The integration that holds the state of Google's grant; written by the server. Rule google.connection.1. */
const googleId = 'gmail';

export function googleConnectionOf(integrations: Live<WithId<IntegrationDocument>>): GoogleConnection {
  if (integrations.is !== 'ready') return { is: 'unknown' };
  const google = integrations.items.find(({ id }) => id === googleId);
  if (google?.status === 'connected') return { is: 'connected', account: google.account };
  // An empty answer from the cache means only that this device has not loaded it yet.
  return google === undefined && integrations.fromCache ? { is: 'unknown' } : { is: 'disconnected' };
}
