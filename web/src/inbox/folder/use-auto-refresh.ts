import { limits } from '@crocodile-hub/core/domain/limits';
import { type Dispatch, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { loadMails } from './load-messages.ts';
import { loadNews } from './load-news.ts';
import { useUid } from '../../account/person.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { startTicking } from '../../kit/state/ticker.ts';
import { notify } from '../../kit/ui/notify.tsx';
import { type Folder, hasChannels, labelOf } from './folders.ts';
import type { InboxAction } from './inbox-reducer.ts';
import type { InboxState } from './inbox-state.ts';
import { mayRefresh, newAmong, newestOther } from './news.ts';
import { sizeUpTo } from './shown-page.ts';

type Refreshed = {
  state: InboxState;
  /** The time of the person's last action. */
  lastActionAt: RefObject<number>;
  folder: Folder;
  isConnected: boolean;
  dispatch: Dispatch<InboxAction>;
};

/** Checks for news every half minute while the page is visible. Failures are silent. Rule inbox.news.1. */
export function useAutoRefresh({ state, lastActionAt, folder, isConnected, dispatch }: Refreshed): void {
  const { t } = useTranslation('inbox');
  const uid = useUid();
  const isLooking = useRef(false);

  const findNews = async (shown: Folder, signal: AbortSignal) => {
    const labelId = labelOf[shown];
    const { historyId, messages } = state;
    dispatch({ type: 'news-asked' });
    const after = hasChannels(shown) ? newestOther(messages) : null;
    const outcome = await loadNews({ labelId, historyId, after }, { signal });
    if (signal.aborted || !outcome.ok) return;
    const news = outcome.reply;
    dispatch({ type: 'news-came', news });
    let told = [...news.mails, ...news.others];
    if (news.isStale) {
      const listed = await loadMails({ labelId, maxResults: sizeUpTo(state), pageToken: null }, { signal });
      if (signal.aborted || !listed.ok) return;
      dispatch({ type: 'mails-came', ...listed.reply, isFirstPage: true });
      told = [...listed.reply.messages, ...news.others];
    }
    const came = newAmong(told, messages);
    if (came.length === 0 || !hasChannels(shown)) return;
    notify.info(t('newMessages', { n: came.length }), { durationMs: limits.toastSuccessMs });
  };
  const look = useEffectEvent(async (shown: Folder, signal: AbortSignal) => {
    const quietMs = Date.now() - lastActionAt.current;
    if (isLooking.current || !mayRefresh({ ...state, isConnected, quietMs })) return;
    isLooking.current = true;
    await findNews(shown, signal);
    isLooking.current = false;
  });
  const { loading } = state;
  useEffect(() => {
    if (uid === undefined || loading !== null) return undefined;
    // A load or a change of folder is newer, so it aborts the check.
    const controller = new AbortController();
    const stop = startTicking(limits.inboxAutoRefreshMs, () => void look(folder, controller.signal));
    return () => {
      stop();
      controller.abort();
    };
  }, [uid, folder, loading]);
}
