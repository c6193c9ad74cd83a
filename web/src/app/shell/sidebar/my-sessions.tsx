import { useDeferredValue, useState } from 'react';
import type { Project } from '../../../conversations/projects.ts';
import { useSessionSearch } from '../../../conversations/sessions/session-archive.ts';
import { sessionSearchKey } from '../../../kit/nav/keys.ts';
import { useTranslation } from '../../../kit/text/use-translation.ts';
import { pages } from '../../../kit/nav/pages.ts';
import { usePlace } from '../../../kit/nav/place.tsx';
import { SearchField } from '../../../kit/ui/search-field.tsx';
import { EmptyLine } from './list-parts.tsx';
import { ListLoading } from './list-loading.tsx';
import { Section } from './section.tsx';
import { SessionRows } from './session-rows.tsx';
import type { SessionEdits } from './session-edits.ts';

type MySessionsProps = { uid: string; projects: readonly Project[]; actions: SessionEdits };

/** Further sessions are found by search, or in the Command Center. */
const shownAtMost = 50;

export function MySessions({ uid, projects, actions }: MySessionsProps) {
  const { t } = useTranslation('shell');
  const { path } = usePlace();
  const [words, setWords] = useState('');
  const found = useSessionSearch(uid, useDeferredValue(words));
  const isSettled = found.is === 'ready' && found.older !== 'loading';
  return (
    // The Command Center has its own list of sessions beside it.
    <Section
      title={t('mySessions')}
      startsOpen={path !== pages.commandCenter}
      key={String(path === pages.commandCenter)}
      holdsSessionSearch={path !== pages.commandCenter}
    >
      <SearchField
        // On the Command Center the search beside the conversation has this id.
        {...(path === pages.commandCenter ? {} : { id: 'session-search' })}
        name={t('focusSessionSearch')}
        placeholder={t('searchSessions')}
        value={words}
        onChange={setWords}
        shortcut={sessionSearchKey}
      />
      {typeof found.is === 'object' && <EmptyLine role="alert">{t('failedToLoadSessions')}</EmptyLine>}
      {isSettled && found.items.length === 0 && <EmptyLine>{t('noSessions')}</EmptyLine>}
      <SessionRows
        list="sessions"
        sessions={found.items.slice(0, shownAtMost)}
        projects={projects}
        actions={actions}
      />
      {(found.is === 'loading' || (words !== '' && found.older === 'loading')) && <ListLoading rows={4} />}
    </Section>
  );
}
