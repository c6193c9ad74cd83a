import type { RefObject } from 'react';
import { useEffect, useMemo, useRef } from 'react';
import type { Message } from '../../entities/inbox/model/message.ts';
import { type ScreenCommand, useOfferCommands } from '../../shared/commands/screen-commands.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import type { Purpose } from './message-actions.tsx';
import type { InboxActions } from './use-inbox-actions.ts';

type Triage = Pick<InboxActions, 'actOn'> & {
  /** Holds the rows. */
  list: RefObject<HTMLElement | null>;
  shown: readonly Message[];
  opened: Message | undefined;
  open: (message: Message) => void;
  openFor: (message: Message, purpose: Purpose) => void;
  compose: (message: Message, what: 'reply-all' | 'forward') => void;
  select: (message: Message) => void;
  offerSnooze: (message: Message, anchor: HTMLElement) => void;
};

const row = '[data-opens]';

/**
 * Keys for the inbox. They act on the focused row, else on the open message; while a message is open, moving opens the
 * next one. Rule inbox.keys.1.
 */
export function useTriageKeys(triage: Triage): void {
  const { t } = useTranslation(['inbox', 'common']);
  const latest = useRef(triage);
  useEffect(() => {
    latest.current = triage;
  });
  const commands = useMemo((): ScreenCommand[] => {
    const on = (run: (message: Message, now: Triage) => void) => () => {
      const message = currentOf(latest.current);
      if (message !== undefined) run(message, latest.current);
    };
    return [
      {
        id: 'inbox.next',
        words: t('nextMessage'),
        shortcuts: [{ key: 'j' }, { key: 'arrowdown', on: row }],
        run: () => move(latest.current, 1),
      },
      {
        id: 'inbox.previous',
        words: t('previousMessage'),
        shortcuts: [{ key: 'k' }, { key: 'arrowup', on: row }],
        run: () => move(latest.current, -1),
      },
      { id: 'inbox.select', words: t('select'), ...key('x'), run: on((message, now) => now.select(message)) },
      {
        id: 'inbox.archive',
        words: t('archive'),
        ...key('e'),
        run: on((message, now) => now.actOn(message, 'archive')),
      },
      {
        id: 'inbox.delete',
        words: t('common:delete'),
        ...key('#'),
        run: on((message, now) => now.actOn(message, 'delete')),
      },
      {
        id: 'inbox.reply',
        words: t('reply'),
        ...key('r'),
        run: on((message, now) => now.openFor(message, 'reply')),
      },
      {
        id: 'inbox.replyAll',
        words: t('replyAll'),
        ...key('a'),
        run: on((message, now) => now.compose(message, 'reply-all')),
      },
      {
        id: 'inbox.forward',
        words: t('forward'),
        ...key('f'),
        run: on((message, now) => now.compose(message, 'forward')),
      },
      {
        id: 'inbox.read',
        words: t('markReadOrUnread'),
        ...key('u'),
        run: on((message, now) => now.actOn(message, message.isUnread ? 'markAsRead' : 'markAsUnread')),
      },
      {
        id: 'inbox.star',
        words: t('star'),
        ...key('s'),
        run: on((message, now) => now.actOn(message, message.labels.includes('STARRED') ? 'unstar' : 'star')),
      },
      {
        id: 'inbox.snooze',
        words: t('snooze'),
        ...key('b'),
        run: on((message, now) => {
          const { list } = now;
          const own = list.current?.querySelector<HTMLElement>(`[data-opens="${CSS.escape(message.id)}"]`);
          const anchor = own ?? document.activeElement;
          if (anchor instanceof HTMLElement) now.offerSnooze(message, anchor);
        }),
      },
      {
        id: 'inbox.search',
        words: t('searchKey'),
        ...key('/'),
        run: () => document.getElementById('search-input')?.focus(),
      },
    ];
  }, [t]);
  useOfferCommands(commands);
}

const key = (name: string) => ({ shortcuts: [{ key: name }] });

function currentOf({ shown, opened }: Triage): Message | undefined {
  const focused = document.activeElement?.closest('article')?.querySelector<HTMLElement>(row)?.dataset[
    'opens'
  ];
  return shown.find(({ id }) => id === focused) ?? opened;
}

/** Rows of folded groups are not in the page, so they are skipped. */
function move(triage: Triage, by: 1 | -1): void {
  const { list, shown, opened, open } = triage;
  const rows = [...(list.current?.querySelectorAll<HTMLElement>(row) ?? [])];
  const current = currentOf(triage)?.id;
  const at = rows.findIndex(({ dataset }) => dataset['opens'] === current);
  const next = at === -1 ? rows[by === 1 ? 0 : rows.length - 1] : rows[at + by];
  const message = shown.find(({ id }) => id === next?.dataset['opens']);
  if (next === undefined || message === undefined) return;
  next.focus();
  if (opened !== undefined) open(message);
}
