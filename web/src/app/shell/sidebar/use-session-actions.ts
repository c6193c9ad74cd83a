import { useMemo } from 'react';
import { changeSession, deleteSession } from '../../../conversations/sessions/change-session.ts';
import type { Session } from '../../../conversations/sessions/session.ts';
import { useTranslation } from '../../../kit/text/use-translation.ts';
import { notify } from '../../../kit/ui/notify.tsx';

export type SessionActions = {
  /** Resolves to whether it succeeded. */
  rename: (session: Session, title: string) => Promise<boolean>;
  toggleFavorite: (session: Session) => void;
  moveTo: (session: Session, projectId: string | null) => void;
  /** Deleting needs a confirmation; the owner of the list shows it. Rule center.sessions.6. */
  askDelete: (session: Session) => void;
  delete: (session: Session) => void;
};

/** The actions on a session of a list. Each shows at once; the live query takes back what the server refuses. */
export function useSessionActions(uid: string, askDelete: (session: Session) => void): SessionActions {
  const { t } = useTranslation('shell');
  return useMemo(() => {
    const failing = (text: string) => () => void notify.error(text);
    return {
      rename: (session, title) =>
        changeSession(uid, session.id, { title }).then(
          () => {
            notify.success(t('sessionRenamed'));
            return true;
          },
          () => {
            notify.error(t('failedToRenameSession'));
            return false;
          },
        ),
      toggleFavorite: (session) => {
        void changeSession(uid, session.id, { favorite: !session.favorite }).catch(
          failing(t('failedToUpdateSession')),
        );
      },
      moveTo: (session, projectId) => {
        void changeSession(uid, session.id, { projectId }).catch(failing(t('failedToUpdateSession')));
      },
      askDelete,
      delete: (session) => {
        void deleteSession(uid, session.id).then(
          () => notify.success(t('sessionDeleted')),
          failing(t('failedToDeleteSession')),
        );
      },
    };
  }, [uid, askDelete, t]);
}
