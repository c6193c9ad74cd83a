import { paths } from '@crocodile-hub/core/contract/paths';
import { answerOf, liveQuery } from '../kit/wire/firebase/live-query.ts';
import { useUid } from '../account/person.ts';
import { useLiveQuery } from '../account/use-live-query.ts';
import { connectionsMark } from './connections-mark.ts';
import { type GoogleConnection, googleConnectionOf } from './google-connection.ts';
import { type Integrations, integrationsOf } from './integration.ts';

/** Bounds the read; the catalogue has only eleven. */
const most = 30;

/** The state of each connected account, as the server wrote it. */
export const integrationsQuery = liveQuery({
  name: 'integrations',
  path: paths.integrations,
  schema: async () => (await import('@crocodile-hub/core/contract/documents')).integrationDocument,
  build: (sdk, all) => sdk.query(all, sdk.limit(most)),
});

/** The catalogue, each entry with the state that the server wrote last. */
export function useIntegrations(): Integrations {
  return integrationsOf(useLiveQuery(integrationsQuery, useUid()));
}

/** What is connected, as one text that is another one after each change. Undefined until the server has said it. */
export function useConnectionsMark(): string | undefined {
  return connectionsMark(useLiveQuery(integrationsQuery, useUid()));
}

export function useGoogleConnection(): GoogleConnection {
  return googleConnectionOf(useLiveQuery(integrationsQuery, useUid()));
}

/** A send right after the page loads waits this long for the answer, and not for ever without a connection. */
const patienceMs = 3_000;

/** Google's connection, once it is known or the wait is over. */
export async function knownGoogleConnection(uid: string): Promise<GoogleConnection> {
  const isKnown = (live: Parameters<typeof googleConnectionOf>[0]) =>
    googleConnectionOf(live).is !== 'unknown';
  return googleConnectionOf(await answerOf(integrationsQuery, uid, isKnown, patienceMs));
}
