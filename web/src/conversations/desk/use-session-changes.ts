import { useMemo } from 'react';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { notify } from '../../kit/ui/notify.tsx';
import { bulkNews } from '../sessions/bulk.ts';
import { changeSession } from '../sessions/change-session.ts';
import { deskOf } from './desk.ts';
import { removeSessions } from './remove-sessions.ts';

export type SessionChanges = {
  /** Resolves to whether it succeeded. */
  rename: (id: string, title: string) => Promise<boolean>;
  setFavorite: (id: string, favorite: boolean) => void;
  setProject: (id: string, projectId: string | null) => void;
  /** Deletes, and reports the result. The caller has asked before. Rule center.sessions.6. */
  remove: (ids: readonly string[]) => Promise<void>;
};

/**
 * What is changed of sessions, wherever they are listed. Each change shows at once, and goes again when the server
 * refuses it. Rules errors.store.1 and errors.center.1.
 */
export function useSessionChanges(uid: string): SessionChanges {
  const { t } = useTranslation('shell');
  return useMemo(() => {
    const change = (id: string, changed: { favorite: boolean } | { projectId: string | null }) => {
      // The live query tells it of the newest sessions only.
      const takeBack = deskOf(uid).archive.change(id, changed);
      changeSession(uid, id, changed).catch(() => {
        takeBack();
        notify.error(t('failedToUpdateSession'));
      });
    };
    return {
      rename: (id, title) =>
        changeSession(uid, id, { title }).then(
          () => {
            notify.success(t('sessionRenamed'));
            return true;
          },
          () => {
            notify.error(t('failedToRenameSession'));
            return false;
          },
        ),
      setFavorite: (id, favorite) => change(id, { favorite }),
      setProject: (id, projectId) => change(id, { projectId }),
      async remove(ids) {
        const done = await removeSessions(deskOf(uid), ids);
        const { went, key } = bulkNews('delete', { asked: ids.length, done });
        notify[went](t(key, { count: done }));
      },
    };
  }, [uid, t]);
}
