import { useCallback } from 'react';
import { certainUid } from '../../account/person.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { loginPath, pages, sessionPath } from '../../kit/nav/pages.ts';
import { go } from '../../kit/nav/place.tsx';
import { attempt, type AttemptEnd } from '../../kit/state/attempts.ts';
import { notify } from '../../kit/ui/notify.tsx';
import { newSessionAttempt } from '../../conversations/sessions/session.ts';

/** Makes a session titled 'New Session' and goes to the Command Center with it. */
export function useNewSession(): () => void {
  const { t } = useTranslation('shell');
  return useCallback(() => {
    const failed = () => void notify.error(t('failedToCreateSession'));
    const create = async (newId: string): Promise<AttemptEnd> => {
      const uid = await certainUid();
      if (uid === undefined) {
        notify.error(t('userNotAuthenticated'));
        go(loginPath(pages.commandCenter));
        return 'over';
      }
      const { createSession } = await import('../../conversations/sessions/create-session.ts');
      const { id, saved } = await createSession(uid, { id: newId });
      go(sessionPath({ sessionId: id }));
      saved.then(() => notify.success(t('sessionCreated')), failed);
      return 'over';
    };
    void attempt(newSessionAttempt, create).catch(failed);
  }, [t]);
}
