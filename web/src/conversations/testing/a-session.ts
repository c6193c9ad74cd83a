import type { Session } from '../sessions/session.ts';

/** A session of which a test names only what matters. */
export function aSession(given: Partial<Session> = {}): Session {
  return {
    id: 's1',
    title: 'New Session',
    icon: '💬',
    status: 'Waiting',
    createdAt: 0,
    updatedAt: 0,
    messages: [],
    messageCount: 0,
    projectId: null,
    favorite: false,
    ...given,
  };
}
