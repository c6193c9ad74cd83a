import { useUid } from '../../../shared/auth/person.ts';
import { useLiveQuery } from '../../../shared/firebase/use-live-query.ts';
import { integrationsQuery } from '../api/watch-integrations.ts';
import { type GoogleConnection, googleConnectionOf } from './google-connection.ts';

export function useGoogleConnection(): GoogleConnection {
  return googleConnectionOf(useLiveQuery(integrationsQuery, useUid()));
}
