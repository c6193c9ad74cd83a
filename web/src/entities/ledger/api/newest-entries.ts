import { paths } from '@crocodile-hub/core/contract/paths';
import { liveQuery } from '../../../shared/firebase/live-query.ts';

/** Bounds the read; what is older stands in the export. */
const newest = 100;

/** What the server was asked to do for the person, the newest first. */
export const newestEntries = liveQuery({
  name: 'newest-ledger-entries',
  path: paths.outbox,
  schema: async () => (await import('@crocodile-hub/core/contract/documents')).outboxDocument,
  build: (sdk, all) => sdk.query(all, sdk.orderBy('createdAt', 'desc'), sdk.limit(newest)),
});
