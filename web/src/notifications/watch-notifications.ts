import { paths } from '@crocodile-hub/core/contract/paths';
import { liveQuery } from '../kit/wire/firebase/live-query.ts';

const newest = 30;

/** The newest notifications first. */
export const notificationsQuery = liveQuery({
  name: 'notifications',
  path: paths.notifications,
  schema: async () => (await import('@crocodile-hub/core/contract/documents')).notificationDocument,
  build: (sdk, all) => sdk.query(all, sdk.orderBy('createdAt', 'desc'), sdk.limit(newest)),
});
