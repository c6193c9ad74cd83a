import { limits } from '@crocodile-hub/core/domain/limits';
import { useMemo } from 'react';
import { bulkNews, eachOf } from '../sessions/bulk.ts';
import { createSession } from '../sessions/create-session.ts';
import { duplicateSession } from '../sessions/duplicate-session.ts';
import { newSessionAttempt } from '../sessions/session.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { attempt } from '../../kit/state/attempts.ts';
import { clockOf, dayOf } from '../../kit/text/when.ts';
import { notify } from '../../kit/ui/notify.tsx';
import { keepDraft } from '../talk/drafts.ts';
import type { Desk } from '../desk/desk.ts';
import { continueTurns } from '../desk/open-turns.ts';
import { removeSessions } from '../desk/remove-sessions.ts';
import { type SessionChanges, useSessionChanges } from '../desk/use-session-changes.ts';

export type SessionActions = SessionChanges & {
  /** Creates a session and opens it, with the words, if any, in its composer. */
  create: (words?: string) => Promise<void>;
  createByVoice: (words: string) => Promise<void>;
  open: (id: string) => void;
  close: () => void;
  duplicate: (ids: readonly string[]) => Promise<void>;
};

/** Every call is answered by a toast. Rule errors.center.1. */
export function useSessionActions(desk: Desk): SessionActions {
  const { t } = useTranslation(['command-center', 'shell']);
  const changes = useSessionChanges(desk.uid);
  return useMemo(() => {
    const { uid, active } = desk;
    const open = (id: string) => active.set({ id, openedBy: 'person' });
    const said = (good: string, bad: string) =>
      [() => void notify.success(good), () => void notify.error(bad)] as const;
    const failing = (text: string) => () => void notify.error(text);

    return {
      ...changes,
      open,
      close: () => active.set(null),
      create: (words = '') =>
        attempt(newSessionAttempt, async (newId) => {
          const { id, saved } = await createSession(uid, { id: newId });
          if (words !== '') keepDraft(id, words);
          open(id);
          void saved.then(...said(t('shell:sessionCreated'), t('shell:failedToCreateSession')));
          return 'over';
        }).catch(failing(t('shell:failedToCreateSession'))),
      async createByVoice(words) {
        if (words.split(/\s+/).length < limits.voiceSessionWords) {
          notify.error(t('transcriptTooShort'));
          return;
        }
        const failed = () => void notify.error(t('failedToStartVoice'));
        const { locale, timeZone } = desk.clock();
        const now = { locale, timeZone, now: Date.now() };
        const title = t('voiceTitle', { date: dayOf(now.now, now), time: clockOf(now.now, now) });
        try {
          const said = { title, icon: '🎤', status: 'Pending', firstMessage: words } as const;
          const { id, saved } = await createSession(uid, said);
          open(id);
          continueTurns(desk, { id, openedBy: 'person' });
          saved.catch(() => removeSessions(desk, [id]).then(failed, failed));
        } catch {
          failed();
        }
      },
      duplicate: (ids) =>
        attempt(`duplicate/${ids.join()}`, async (attemptId) => {
          const done = await eachOf(ids, (id) =>
            duplicateSession(uid, id, `${attemptId}-${ids.indexOf(id)}`),
          );
          const { went, key } = bulkNews('duplicate', { asked: ids.length, done });
          notify[went](t(`shell:${key}`, { count: done }));
          return done === ids.length ? 'over' : 'open';
        }),
    };
  }, [desk, changes, t]);
}
