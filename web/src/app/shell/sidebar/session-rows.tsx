import Star from '@mui/icons-material/Star';
import type { Project } from '../../../conversations/projects.ts';
import type { Session } from '../../../conversations/sessions/session.ts';
import { useWhen } from '../../../account/use-when.ts';
import { listTimeOf } from '../../../kit/text/when.ts';
import { SessionRow } from './session-row.tsx';
import type { SessionEdits } from './session-edits.ts';

type SessionRowsProps = {
  sessions: readonly Session[];
  projects: readonly Project[];
  actions: SessionEdits;
  /** The list's name, since several lists may show the same session. */
  list: string;
  /** Shows the star instead of the time. */
  starred?: boolean;
};

export function SessionRows({ sessions, projects, actions, list, starred }: SessionRowsProps) {
  const when = useWhen();
  return (
    <ul>
      {sessions.map((session) => (
        <SessionRow
          key={session.id}
          session={session}
          list={list}
          end={starred === true ? <Star /> : listTimeOf(session.updatedAt, when)}
          projects={projects}
          actions={actions}
        />
      ))}
    </ul>
  );
}
