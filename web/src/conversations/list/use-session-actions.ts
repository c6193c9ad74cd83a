import { limits } from '@crocodile-hub/core/domain/limits';
import { useMemo } from 'react';
import { changeSession, deleteSessions } from '../sessions/change-session.ts';
import { createSession } from '../sessions/create-session.ts';
import { duplicateSession } from '../sessions/duplicate-session.ts';
import { newSessionAttempt } from '../sessions/session.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { attempt } from '../../kit/state/attempts.ts';
import { clockOf, dayOf } from '../../kit/text/when.ts';
import { notify } from '../../kit/ui/notify.tsx';
import { bulkNews, eachOf } from './bulk.ts';
import type { ActiveSession } from '../desk/active-session.ts';
import { keepDraft } from '../talk/drafts.ts';
import type { Desk } from '../desk/desk.ts';
import { findSession } from '../desk/find-session.ts';
import { continueTurns } from '../desk/open-turns.ts';

export type SessionActions = {
  /** Creates a session and opens it, with the words, if any, in its composer. */
  create: (words?: string) => Promise<void>;
  /** Creates a session from spoken words, and opens it. */
  createByVoice: (words: string) => Promise<void>;
  open: (id: string) => void;
  close: () => void;
  /** Resolves to whether it succeeded. */
  rename: (id: string, title: string) => Promise<boolean>;
  setFavorite: (id: string, favorite: boolean) => void;
  setProject: (id: string, projectId: string | null) => void;
  /** Deletes, and reports the result. */
  remove: (ids: readonly string[]) => Promise<void>;
  duplicate: (ids: readonly string[]) => Promise<void>;
};

/** How long this device's copy may take to undo a refused change. */
const backWithinMs = 1_000;

/** Every call is answered by a toast. Rule errors.center.1. */
export function useSessionActions(desk: Desk): SessionActions {
  const { t } = useTranslation('command-center');
  return useMemo(() => {
    const { uid, active } = desk;
    const open = (id: string) => active.set({ id, openedBy: 'person' });
    const said = (good: string, bad: string) =>
      [() => void notify.success(good), () => void notify.error(bad)] as const;
    const failing = (text: string) => () => void notify.error(text);

    const tell = (verb: 'delete' | 'duplicate', count: { asked: number; done: number }) => {
      const { went, key } = bulkNews(verb, count);
      const text = t(key, { count: count.done });
      if (went === 'well') notify.success(text);
      else notify.error(text);
    };

    return {
      open,
      close: () => active.set(null),
      create: (words = '') =>
        attempt(newSessionAttempt, async (newId) => {
          const { id, saved } = await createSession(uid, { id: newId });
          if (words !== '') keepDraft(id, words);
          open(id);
          void saved.then(...said(t('sessionCreated'), t('failedToCreate')));
          return 'over';
        }).catch(failing(t('failedToCreate'))),
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
      rename: (id, title) => {
        const change = changeSession(uid, id, { title });
        void change.then(...said(t('sessionRenamed'), t('failedToRename')));
        return change.then(
          () => true,
          () => false,
        );
      },
      setFavorite: (id, favorite) =>
        void changeSession(uid, id, { favorite }).catch(failing(t('failedToUpdate'))),
      setProject: (id, projectId) =>
        void changeSession(uid, id, { projectId }).catch(failing(t('failedToUpdate'))),
      async remove(ids) {
        tell('delete', { asked: ids.length, done: await removeSessions(desk, ids) });
      },
      duplicate: (ids) =>
        attempt(`duplicate/${ids.join()}`, async (attemptId) => {
          const done = await eachOf(ids, (id) =>
            duplicateSession(uid, id, `${attemptId}-${ids.indexOf(id)}`),
          );
          tell('duplicate', { asked: ids.length, done });
          return done === ids.length ? 'over' : 'open';
        }),
    };
  }, [desk, t]);
}

/** Resolves to how many were deleted. */
async function removeSessions(
  { uid, active, archive, runner }: Desk,
  ids: readonly string[],
): Promise<number> {
  for (const id of ids) runner.abandon(id);
  const open = active.get();
  const closed = open !== null && ids.includes(open.id) ? open : null;
  if (closed !== null) active.set(null);
  const gone = await deleteSessions(uid, ids);
  archive.drop(gone);
  if (closed !== null && !gone.has(closed.id)) void reopen(uid, active, closed);
  return gone.size;
}

/** Reopens a session that could not be deleted once it is listed again, unless another is open by then. */
async function reopen(uid: string, active: Desk['active'], closed: ActiveSession): Promise<void> {
  const isBack = await findSession(uid, closed.id, backWithinMs);
  if (isBack && active.get() === null) active.set(closed);
}
