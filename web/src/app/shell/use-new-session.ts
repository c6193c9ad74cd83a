import { useCallback } from 'react';
import { certainUid } from '../../shared/auth/person.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { loginPath, pages, sessionPath } from '../../shared/nav/pages.ts';
import { useGo } from '../../shared/nav/use-go.ts';
import { attempt, type AttemptEnd } from '../../shared/lib/attempts.ts';
import { notify } from '../../shared/ui/notify.tsx';
import { newSessionAttempt } from '../../entities/session/model/session.ts';

/** Makes a session titled 'New Session' and goes to the Command Center with it. */
export function useNewSession(): () => void {
  const { t } = useTranslation('shell');
  const go = useGo();
  return useCallback(() => {
    const failed = () => void notify.error(t('failedToCreateSession'));
    const create = async (newId: string): Promise<AttemptEnd> => {
      const uid = await certainUid();
      if (uid === undefined) {
        notify.error(t('userNotAuthenticated'));
        go(loginPath(pages.commandCenter));
        return 'over';
      }
      const { createSession } = await import('../../entities/session/api/create-session.ts');
      const { id, saved } = await createSession(uid, { id: newId });
      go(sessionPath({ sessionId: id }));
      saved.then(() => notify.success(t('sessionCreated')), failed);
      return 'over';
    };
    void attempt(newSessionAttempt, create).catch(failed);
  }, [go, t]);
}
