import { bounds } from '../contract/bounds.ts';
import type { SessionDocument } from '../contract/documents.ts';
import type { Instant } from '../contract/time.ts';
import { cut } from './cut.ts';
import { limits } from './limits.ts';

/** The hub creates sessions as Pending; everywhere else that is Waiting. */
export type SessionStatus = Exclude<SessionDocument['status'], 'Pending'>;

/** What can happen in a session. */
export type SessionEvent =
  /** The person wrote; the assistant is at work. */
  | 'asked'
  /** The assistant will search before it answers. */
  | 'searching'
  | 'answered'
  /** The answer proposes something that needs a yes. */
  | 'confirmation-asked'
  | 'failed'
  | 'action-started'
  | 'action-done'
  | 'action-failed'
  /** The person said no, or took it back. */
  | 'action-cancelled';

/**
 * Rules chat.answer.1, chat.confirmation.1, chat.failure.1, chat.search.1, center.actions.2 and center.actions.3. A
 * session is Running while the assistant works. Once its proposal is declined, it no longer waits.
 */
const statusAfter = {
  asked: 'Running',
  searching: 'Running',
  answered: 'Success',
  'confirmation-asked': 'Waiting',
  failed: 'Failed',
  'action-started': 'Running',
  'action-done': 'Success',
  'action-failed': 'Failed',
  'action-cancelled': 'Success',
} as const satisfies Record<SessionEvent, SessionStatus>;

/** The last event of a session decides its status. */
export function nextSessionStatus(event: SessionEvent): SessionStatus {
  return statusAfter[event];
}

/** Whether the session just got an answer: a dot beside its title says so. Rule center.sessions.5. */
export function hasNewMessage({ messages }: Pick<SessionDocument, 'messages'>, now: Instant): boolean {
  const last = messages.at(-1);
  if (last === undefined || last.type !== 'system') return false;
  return now - last.timestamp < limits.newMessageDotMs;
}

export type SessionCounts = { total: number; active: number; completed: number };

/** Rule data.recent.1: Running is active, Success is completed. */
export function countSessions(sessions: readonly Pick<SessionDocument, 'status'>[]): SessionCounts {
  const having = (status: SessionStatus) => sessions.filter((session) => session.status === status).length;
  return { total: sessions.length, active: having('Running'), completed: having('Success') };
}

const copySuffix = ' (Copy)';

/** A long title loses its end, never the mark of the copy. */
export function titleOfCopy(title: string): string {
  return cut(title, bounds.title - copySuffix.length) + copySuffix;
}
