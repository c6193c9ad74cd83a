import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useUid } from '../../shared/auth/person.ts';
import { loginPath, pages, sessionPath } from '../../shared/nav/pages.ts';
import { useGo } from '../../shared/nav/use-go.ts';
import { notify } from '../../shared/ui/notify.tsx';

/** Makes a session titled 'New Session' and goes to the Command Center with it. */
export function useNewSession(): () => void {
  const { t } = useTranslation('shell');
  const uid = useUid();
  const go = useGo();
  return useCallback(() => {
    if (uid === undefined) {
      notify.error(t('userNotAuthenticated'));
      go(loginPath(pages.commandCenter));
      return;
    }
    const failed = () => void notify.error(t('failedToCreateSession'));
    void import('../../entities/session/api/create-session.ts')
      .then(({ createSession }) => createSession(uid))
      .then(({ id, saved }) => {
        go(sessionPath({ sessionId: id }));
        saved.then(() => notify.success(t('sessionCreated')), failed);
      }, failed);
  }, [uid, go, t]);
}
