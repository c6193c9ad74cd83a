import { useUid } from '../account/person.ts';
import { useLiveQuery } from '../account/use-live-query.ts';
import { integrationsQuery } from './watch-integrations.ts';
import { type GoogleConnection, googleConnectionOf } from './google-connection.ts';

export function useGoogleConnection(): GoogleConnection {
  return googleConnectionOf(useLiveQuery(integrationsQuery, useUid()));
}
