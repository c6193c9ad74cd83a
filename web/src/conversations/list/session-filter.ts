import { type Session, type SessionStatus, statusOf, withTitle } from '../sessions/session.ts';

export const statusFilters = ['all', 'Waiting', 'Running', 'Success', 'Failed'] as const;
export type StatusFilter = 'all' | SessionStatus;

export type SessionFilter = { words: string; status: StatusFilter };

export const noFilter: SessionFilter = { words: '', status: 'all' };

export function isFiltering({ words, status }: SessionFilter): boolean {
  return words.trim() !== '' || status !== 'all';
}

export function filtered(sessions: readonly Session[], { words, status }: SessionFilter): readonly Session[] {
  const found = withTitle(sessions, words);
  return status === 'all' ? found : found.filter((session) => statusOf(session) === status);
}
