import { useUid } from '../../../shared/auth/person.ts';
import { useLiveQuery } from '../../../shared/firebase/use-live-query.ts';
import { integrationsQuery } from '../api/watch-integrations.ts';
import { type Integrations, integrationsOf } from './integration.ts';

/** The catalogue, each entry with the state that the server wrote last. */
export function useIntegrations(): Integrations {
  return integrationsOf(useLiveQuery(integrationsQuery, useUid()));
}
