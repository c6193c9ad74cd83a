import { useUid } from '../account/person.ts';
import { useLiveQuery } from '../account/use-live-query.ts';
import { integrationsQuery } from './watch-integrations.ts';
import { type Integrations, integrationsOf } from './integration.ts';

/** The catalogue, each entry with the state that the server wrote last. */
export function useIntegrations(): Integrations {
  return integrationsOf(useLiveQuery(integrationsQuery, useUid()));
}
