import { paths } from '@crocodile-hub/core/contract/paths';
import { liveQuery } from '../../kit/wire/firebase/live-query.ts';

/** The newest tasks, by when they were asked for. The hub draws five of them, Smart Tasks a page at a time. */
export function smartTasksQuery(newest: number) {
  return liveQuery({
    name: `smart-tasks-${newest}`,
    path: paths.smartTasks,
    schema: async () => (await import('@crocodile-hub/core/contract/documents')).smartTaskDocument,
    build: (sdk, all) => sdk.query(all, sdk.orderBy('timestamp', 'desc'), sdk.limit(newest)),
  });
}

/** These tasks, however old they are: at most 30. */
export function smartTasksById(ids: readonly string[]) {
  return liveQuery({
    name: `smart-tasks/${ids.join(' ')}`,
    path: paths.smartTasks,
    schema: async () => (await import('@crocodile-hub/core/contract/documents')).smartTaskDocument,
    build: (sdk, all) => sdk.query(all, sdk.where(sdk.documentId(), 'in', ids)),
  });
}
