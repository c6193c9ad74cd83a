import { paths } from '@crocodile-hub/core/contract/paths';
import { liveQuery } from '../../kit/wire/firebase/live-query.ts';

/** The number of sessions that are live in a list; older ones are loaded page by page. Rule data.lists.1. */
export const listedSessions = 50;

/** The newest sessions, newest updated first. */
export const recentSessions = liveQuery({
  name: 'sessions/recent',
  path: paths.sessions,
  schema: async () => (await import('@crocodile-hub/core/contract/documents')).sessionDocument,
  build: ({ query, orderBy, limit }, all) => query(all, orderBy('updatedAt', 'desc'), limit(listedSessions)),
});

/** Favourites have a query of their own: an old favourite is a favourite still. */
export const favoriteSessions = liveQuery({
  name: 'sessions/favorites',
  path: paths.sessions,
  schema: async () => (await import('@crocodile-hub/core/contract/documents')).sessionDocument,
  build: ({ query, where, orderBy, limit }, all) =>
    query(all, where('favorite', '==', true), orderBy('updatedAt', 'desc'), limit(listedSessions)),
});
