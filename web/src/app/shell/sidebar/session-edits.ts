import type { SessionChanges } from '../../../conversations/desk/use-session-changes.ts';
import type { Session } from '../../../conversations/sessions/session.ts';

/** What a row of the sidebar does with its session. The owner of the lists shows the question before a deletion. */
export type SessionEdits = Omit<SessionChanges, 'remove'> & { askDelete: (session: Session) => void };
