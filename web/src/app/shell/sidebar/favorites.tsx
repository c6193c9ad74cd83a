import type { Project } from '../../../conversations/projects/project.ts';
import type { Session } from '../../../conversations/sessions/session.ts';
import type { Live } from '../../../kit/wire/firebase/live-query.ts';
import { useTranslation } from '../../../kit/text/use-translation.ts';
import { EmptyLine } from './list-parts.tsx';
import { ListLoading } from './list-loading.tsx';
import { Section } from './section.tsx';
import { SessionRows } from './session-rows.tsx';
import type { SessionActions } from './use-session-actions.ts';

type FavoritesProps = { favorites: Live<Session>; projects: readonly Project[]; actions: SessionActions };

export function Favorites({ favorites, projects, actions }: FavoritesProps) {
  const { t } = useTranslation('shell');
  return (
    <Section title={t('favorites')}>
      {favorites.is === 'loading' && <ListLoading rows={1} />}
      {favorites.is === 'failed' && <EmptyLine role="alert">{t('failedToLoadSessions')}</EmptyLine>}
      {favorites.is === 'ready' && favorites.items.length === 0 && <EmptyLine>{t('noFavorites')}</EmptyLine>}
      {favorites.is === 'ready' && (
        <SessionRows
          starred
          list="favorites"
          sessions={favorites.items}
          projects={projects}
          actions={actions}
        />
      )}
    </Section>
  );
}
