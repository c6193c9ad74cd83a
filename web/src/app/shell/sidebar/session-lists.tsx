import { useCallback, useMemo, useState } from 'react';
import { useSessionChanges } from '../../../conversations/desk/use-session-changes.ts';
import { allProjects, type Project } from '../../../conversations/projects.ts';
import { favoriteSessions, recentSessions } from '../../../conversations/sessions/session-queries.ts';
import type { Session } from '../../../conversations/sessions/session.ts';
import { useLiveQuery } from '../../../account/use-live-query.ts';
import { useTranslation } from '../../../kit/text/use-translation.ts';
import { useAddressDialog } from '../../../kit/nav/use-address-dialog.ts';
import { ConfirmDialog } from '../../../kit/ui/confirm-dialog.tsx';
import { MySessions } from './my-sessions.tsx';
import { Projects } from './projects.tsx';
import type { SessionEdits } from './session-edits.ts';
import type { Live } from '../../../kit/wire/firebase/live-query.ts';
import { EmptyLine } from './list-parts.tsx';
import { ListLoading } from './list-loading.tsx';
import { Section } from './section.tsx';
import { SessionRows } from './session-rows.tsx';

export default function SessionLists({ uid }: { uid: string }) {
  const { t } = useTranslation(['shell', 'common']);
  const recent = useLiveQuery(recentSessions, uid);
  const favorites = useLiveQuery(favoriteSessions, uid);
  const projects = useLiveQuery(allProjects, uid);
  const deletion = useAddressDialog('delete-session');
  /** A found session may stand in none of the lists that a reload brings back. */
  const [asked, setAsked] = useState<Session | null>(null);
  const askDelete = useCallback(
    (session: Session) => {
      setAsked(session);
      deletion.open(session.id);
    },
    [deletion],
  );
  const changes = useSessionChanges(uid);
  const actions = useMemo(() => ({ ...changes, askDelete }), [changes, askDelete]);
  const known = projects.is === 'ready' ? projects.items : [];
  const listed = [recent, favorites].flatMap((live) => (live.is === 'ready' ? live.items : []));
  const doomed = [...listed, asked].find((session) => session?.id === deletion.of) ?? null;
  return (
    <>
      <Favorites favorites={favorites} projects={known} actions={actions} />
      <Projects uid={uid} projects={projects} recent={recent} actions={actions} />
      <MySessions uid={uid} projects={known} actions={actions} />
      <ConfirmDialog
        open={doomed !== null}
        title={t('deleteSessionTitle', { title: doomed?.title ?? '' })}
        hint={t('deleteSessionHint')}
        action={t('common:delete')}
        onConfirm={() => doomed !== null && void changes.remove([doomed.id])}
        onClose={deletion.close}
      />
    </>
  );
}

type FavoritesProps = { favorites: Live<Session>; projects: readonly Project[]; actions: SessionEdits };

function Favorites({ favorites, projects, actions }: FavoritesProps) {
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
