import { paths } from '@crocodile-hub/core/contract/paths';
import { liveQuery } from '../../kit/wire/firebase/live-query.ts';

const newest = 50;

/** The reminders, the one due last first. */
export const remindersQuery = liveQuery({
  name: 'reminders',
  path: paths.reminders,
  schema: async () => (await import('@crocodile-hub/core/contract/documents')).reminderDocument,
  build: (sdk, all) => sdk.query(all, sdk.orderBy('dueAt', 'desc'), sdk.limit(newest)),
});
