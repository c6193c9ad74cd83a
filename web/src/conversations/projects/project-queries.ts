import { paths } from '@crocodile-hub/core/contract/paths';
import { liveQuery } from '../../kit/wire/firebase/live-query.ts';

/** More projects than anyone keeps; bounds the read. */
const listed = 200;

export const allProjects = liveQuery({
  name: 'projects',
  path: paths.projects,
  schema: async () => (await import('@crocodile-hub/core/contract/documents')).projectDocument,
  build: ({ query, orderBy, limit }, all) => query(all, orderBy('createdAt', 'asc'), limit(listed)),
});
