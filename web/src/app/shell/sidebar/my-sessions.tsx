import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Project } from '../../../entities/project/model/project.ts';
import { type Session, withTitle } from '../../../entities/session/model/session.ts';
import type { Live } from '../../../shared/firebase/live-query.ts';
import { pages } from '../../../shared/nav/pages.ts';
import { usePlace } from '../../../shared/nav/use-place.ts';
import { SearchField } from '../../../shared/ui/search-field.tsx';
import { EmptyLine } from './list-parts.tsx';
import { ListLoading } from './list-loading.tsx';
import { Section } from './section.tsx';
import { SessionRows } from './session-rows.tsx';
import type { SessionActions } from './use-session-actions.ts';

type MySessionsProps = { sessions: Live<Session>; projects: readonly Project[]; actions: SessionActions };

export function MySessions({ sessions, projects, actions }: MySessionsProps) {
  const { t } = useTranslation('shell');
  const { path } = usePlace();
  const [words, setWords] = useState('');
  const found = sessions.is === 'ready' ? withTitle(sessions.items, words) : [];
  return (
    // The Command Center has its own list of sessions beside it.
    <Section
      title={t('mySessions')}
      startsOpen={path !== pages.commandCenter}
      key={String(path === pages.commandCenter)}
    >
      <SearchField
        id="session-search"
        name={t('focusSessionSearch')}
        placeholder={t('searchSessions')}
        value={words}
        onChange={setWords}
        shortcut="Ctrl /"
      />
      {sessions.is === 'loading' && <ListLoading rows={4} />}
      {sessions.is === 'failed' && <EmptyLine role="alert">{t('failedToLoadSessions')}</EmptyLine>}
      {sessions.is === 'ready' && found.length === 0 && <EmptyLine>{t('noSessions')}</EmptyLine>}
      {found.length > 0 && <SessionRows sessions={found} projects={projects} actions={actions} />}
    </Section>
  );
}
