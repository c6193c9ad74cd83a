import { paths } from '@crocodile-hub/core/contract/paths';
import { liveQuery } from '../../kit/wire/firebase/live-query.ts';
import { liveDocument } from '../../kit/wire/firebase/live-document.ts';
import type { SessionCounts } from '@crocodile-hub/core/domain/session';
import { countDocuments } from '../../kit/wire/firebase/count-documents.ts';

/** The number of sessions that are live in a list; older ones are loaded page by page. Rule data.lists.1. */
export const listedSessions = 50;

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

/** So have the projects: what is old is in its project still. `newest` bounds how many are read. */
export function sessionsOfProject(projectId: string, newest: number) {
  return liveQuery({
    name: `sessions/project/${projectId}/${newest}`,
    path: paths.sessions,
    schema: async () => (await import('@crocodile-hub/core/contract/documents')).sessionDocument,
    build: ({ query, where, orderBy, limit }, all) =>
      query(all, where('projectId', '==', projectId), orderBy('updatedAt', 'desc'), limit(newest)),
  });
}

/** Counts the sessions of a project, listed or not. */
export async function countSessionsOfProject(uid: string, projectId: string): Promise<number> {
  const [count = 0] = await countDocuments(uid, paths.sessions(uid), [{ projectId }]);
  return count;
}

/** One session, also when it is too old to be listed. */
export function watchSession(id: string) {
  return liveDocument({
    name: `session/${id}`,
    path: (uid) => `${paths.sessions(uid)}/${id}`,
    schema: async () => (await import('@crocodile-hub/core/contract/documents')).sessionDocument,
  });
}

/** Counts all sessions, listed or not: the server counts them without reading them. */
export async function countAllSessions(uid: string): Promise<SessionCounts> {
  const counts = await countDocuments(uid, paths.sessions(uid), [
    {},
    { status: 'Running' },
    { status: 'Success' },
  ]);
  const [total = 0, active = 0, completed = 0] = counts;
  return { total, active, completed };
}
