import Star from '@mui/icons-material/Star';
import { useState } from 'react';
import type { Project } from '../../../entities/project/model/project.ts';
import type { Session } from '../../../entities/session/model/session.ts';
import { useLocale } from '../../../shared/i18n/use-locale.ts';
import { deviceTimeZone } from '../../../shared/lib/device-time-zone.ts';
import { listTimeOf } from '../../../shared/lib/when.ts';
import { SessionRow } from './session-row.tsx';
import type { SessionActions } from './use-session-actions.ts';

type SessionRowsProps = {
  sessions: readonly Session[];
  projects: readonly Project[];
  actions: SessionActions;
  /** The list's name, since several lists may show the same session. */
  list: string;
  /** Shows the star instead of the time. */
  starred?: boolean;
};

export function SessionRows({ sessions, projects, actions, list, starred }: SessionRowsProps) {
  const { locale } = useLocale();
  const [now] = useState(Date.now);
  return (
    <ul>
      {sessions.map((session) => (
        <SessionRow
          key={session.id}
          session={session}
          list={list}
          end={
            starred === true ? (
              <Star />
            ) : (
              listTimeOf(session.updatedAt, { locale, timeZone: deviceTimeZone(), now })
            )
          }
          projects={projects}
          actions={actions}
        />
      ))}
    </ul>
  );
}
