import { paths } from '@crocodile-hub/core/contract/paths';
import { liveQuery } from '../../../shared/firebase/live-query.ts';

/** Far above the catalogue's eleven; every query is bounded. */
const most = 30;

/** What the server knows of each connected account. */
export const integrationsQuery = liveQuery({
  name: 'integrations',
  path: paths.integrations,
  schema: async () => (await import('@crocodile-hub/core/contract/documents')).integrationDocument,
  build: (sdk, all) => sdk.query(all, sdk.limit(most)),
});
