import type { SessionDocument } from '@crocodile-hub/core/contract/documents';

export type Session = SessionDocument & { id: string };
export type SessionStatus = Exclude<SessionDocument['status'], 'Pending'>;

/** The hub creates sessions as Pending; everywhere that reads as Waiting. */
export function statusOf(session: Pick<Session, 'status'>): SessionStatus {
  return session.status === 'Pending' ? 'Waiting' : session.status;
}

/** Sessions whose title contains the words, whatever the case. Rule center.sessions.6. */
export function withTitle(sessions: readonly Session[], words: string): readonly Session[] {
  const wanted = words.trim().toLowerCase();
  return wanted === '' ? sessions : sessions.filter(({ title }) => title.toLowerCase().includes(wanted));
}

/** A rename counts only when it is trimmed, not empty and a change. Rule data.names.1. */
export function renamed(before: string, typed: string): string | undefined {
  const after = typed.trim();
  return after === '' || after === before ? undefined : after;
}

/** One shared key: while one control creates an empty session, the others do not create another. */
export const newSessionAttempt = 'new-session';
