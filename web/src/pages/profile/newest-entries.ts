import { paths } from '@crocodile-hub/core/contract/paths';
import { liveQuery } from '../../kit/wire/firebase/live-query.ts';

/** Bounds the read; older entries are in the export. */
const newest = 100;

/** The newest entries of the person's ledger, newest first. */
export const newestEntries = liveQuery({
  name: 'newest-ledger-entries',
  path: paths.outbox,
  schema: async () => (await import('@crocodile-hub/core/contract/documents')).outboxDocument,
  build: (sdk, all) => sdk.query(all, sdk.orderBy('createdAt', 'desc'), sdk.limit(newest)),
});
