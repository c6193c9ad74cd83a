import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { act, actOnAll, canBe, type Verb } from '../../entities/inbox/api/act.ts';
import type { Message } from '../../entities/inbox/model/message.ts';
import { notify } from '../../shared/ui/notify.tsx';
import { busyIn, type Change } from './model/edits.ts';
import type { Inbox } from './use-inbox.ts';

type Options = { shown: readonly Message[]; onGone: (ids: ReadonlySet<string>) => void };

/** Acts on messages at once, and takes back what a platform refuses. Rules inbox.read.1 and inbox.bulk.2. */
export function useInboxActions({ state, dispatch, refresh }: Inbox, { shown, onGone }: Options) {
  const { t } = useTranslation('inbox');
  const list = useRef<HTMLDivElement>(null);
  const busy = busyIn(state.edits);
  const chosen = shown.filter(({ id }) => state.selected.has(id));

  /** Answers what settles the edit. */
  const edit = (messages: readonly Message[], change: Change, isBulk: boolean) => {
    const key = crypto.randomUUID();
    const ids = messages.map(({ id }) => id);
    if (change.is === 'gone') {
      onGone(new Set(ids));
      keepFocus(list.current, new Set(ids), shown);
    }
    dispatch({ type: 'edited', key, ids, change, isBulk });
    return (refused: ReadonlySet<string>) => dispatch({ type: 'edit-settled', key, refused });
  };

  return {
    /** Holds the cards: a row that leaves hands its focus to the next. */
    list,
    chosen,
    isBusy: (message: Message) => busy.has(message.id),
    markRead: (message: Message, read: boolean) => {
      if (busy.has(message.id)) return;
      const settle = edit([message], { is: 'read', isUnread: !read }, false);
      void act(message, read ? 'markAsRead' : 'markAsUnread').then((done) => {
        settle(new Set(done ? [] : [message.id]));
        if (done) notify.success(t(read ? 'markedRead' : 'markedUnread'));
        else notify.error(t(read ? 'failedRead' : 'failedUnread'));
      });
    },
    bulk: (verb: Verb, tag = '') => {
      const asked = chosen;
      const messages = asked.filter((message) => canBe(verb, message));
      if (messages.length === 0) {
        return void notify.error(t(`bulkFailed_${verb}`), { detail: t('mailOnly') });
      }
      const isLast = messages.length === shown.length;
      const settle = edit(messages, changeOf(verb), true);
      return void actOnAll({ verb, messages, ...(tag === '' ? {} : { tag }) }).then((refused) => {
        settle(refused);
        const missed = asked.filter((message) => refused.has(message.id) || !canBe(verb, message));
        const count = asked.length - missed.length;
        const told = t(`bulk_${verb}`, { count, tag });
        // The page is empty: what stands behind it moves up.
        if (isLast && missed.length === 0 && changeOf(verb).is === 'gone') refresh();
        if (missed.length === 0) return void notify.success(told);
        const lines = [
          count > 0 && told,
          missed.length < asked.length && t('notDone', { list: byPlatform(missed) }),
          messages.length < asked.length && t('mailOnly'),
        ];
        return void notify.error(t(`bulkFailed_${verb}`), {
          detail: lines.filter((line) => line !== false).join(' · '),
        });
      });
    },
  };

  function byPlatform(missed: readonly Message[]): string {
    const counts = new Map<Message['platform'], number>();
    for (const { platform } of missed) counts.set(platform, (counts.get(platform) ?? 0) + 1);
    return [...counts]
      .map(([platform, n]) => t('notDonePart', { platform: t(`platform_${platform}`), n }))
      .join(', ');
  }
}

/** What the rules take out of the list: everything but what is only marked. Rule inbox.bulk.1. */
function changeOf(verb: Verb): Change {
  if (verb === 'markAsRead' || verb === 'markAsUnread')
    return { is: 'read', isUnread: verb === 'markAsUnread' };
  return { is: 'gone' };
}

/** Before rows leave: the keyboard goes on at the next one that stays. */
function keepFocus(list: HTMLElement | null, gone: ReadonlySet<string>, shown: readonly Message[]): void {
  const last = shown.findLastIndex(({ id }) => gone.has(id));
  const next = [...shown.slice(last + 1), ...shown.slice(0, last).toReversed()].find(
    ({ id }) => !gone.has(id),
  );
  const row = next && list?.querySelector<HTMLElement>(`[data-opens="${CSS.escape(next.id)}"]`);
  row?.focus();
}
