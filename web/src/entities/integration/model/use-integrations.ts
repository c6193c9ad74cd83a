import { useUid } from '../../../shared/auth/person.ts';
import { useLiveQuery } from '../../../shared/firebase/use-live-query.ts';
import { integrationsQuery } from '../api/watch-integrations.ts';
import { type Integrations, integrationsOf } from './integration.ts';

/** The catalogue, each with the state that the server last wrote. */
export function useIntegrations(): Integrations {
  return integrationsOf(useLiveQuery(integrationsQuery, useUid()));
}
