import { limits } from '@crocodile-hub/core/domain/limits';
import { type RefObject, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { act, actOnAll, canBe, takeBack, type Verb } from '../../entities/inbox/api/act.ts';
import type { Message } from '../../entities/inbox/model/message.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { notify } from '../../shared/ui/notify.tsx';
import { busyIn, type Change, hasTag } from './model/edits.ts';
import type { Inbox } from './use-inbox.ts';

type Options = {
  shown: readonly Message[];
  /** Whose tag is told beside the conversation, in fewer words. */
  openedId: string | null;
  onGone: (ids: ReadonlySet<string>) => void;
};

/** An action on messages, with the messages as they were before. */
type Action = { verb: Verb; messages: readonly Message[]; tag: string; isBulk: boolean };

export type InboxActions = {
  /** The element of the list: when a row leaves, the next one gets the focus. */
  list: RefObject<HTMLDivElement | null>;
  chosen: readonly Message[];
  /** The messages with a change that is being sent. */
  busy: ReadonlySet<string>;
  actOn: (message: Message, verb: Verb, tag?: string) => void;
  bulk: (verb: Verb, tag?: string) => void;
  /** Called before messages leave the list in another way, to move the focus to the next row. */
  leave: (ids: ReadonlySet<string>) => void;
};

/**
 * Changes messages at once, takes back what a platform refuses, and offers Undo. Rules inbox.read.1 to inbox.undo.1.
 */
export function useInboxActions(
  { state, dispatch, refresh }: Inbox,
  { shown, openedId, onGone }: Options,
): InboxActions {
  const { t } = useTranslation(['inbox', 'common']);
  const list = useRef<HTMLDivElement>(null);
  const { edits } = state;
  const busy = useMemo(() => busyIn(edits), [edits]);
  const inTurn = useTurns();
  const chosen = shown.filter(({ id }) => state.selected.has(id));

  const leave = (ids: ReadonlySet<string>) => {
    onGone(ids);
    keepFocus(list.current, ids, shown);
  };
  /** Shows the change; the returned function settles it. */
  const edit = (messages: readonly Message[], change: Change, isBulk: boolean) => {
    const key = crypto.randomUUID();
    const ids = messages.map(({ id }) => id);
    if (change.is === 'gone') leave(new Set(ids));
    dispatch({ type: 'edited', key, ids, change, isBulk });
    return (refused: ReadonlySet<string>) => dispatch({ type: 'edit-settled', key, refused });
  };

  /** Undoes an action. The toast closes with the first press, so it happens once. */
  const undo = (action: Action): void => {
    const { verb, messages, tag } = action;
    const [first] = messages;
    let settle: ReturnType<typeof edit> = () => {};
    flushSync(() => {
      settle = edit(leaves(action) ? messages : changedBy(action), changeBack(action), false);
    });
    if (first !== undefined && leaves(action)) rowOf(list.current, first.id)?.focus();
    const asked = { verb, messages: changedBy(action), tag };
    void inTurn(messages, () => takeBack(asked)).then((refused) => {
      settle(refused);
      const missed = messages.filter(({ id }) => refused.has(id));
      if (missed.length === 0) return void notify.success(t('undone'));
      return void notify.error(t('undoFailed'), {
        action: { label: t('common:tryAgain'), run: () => undo({ ...action, messages: missed }) },
      });
    });
  };
  /** The toast's Undo; empty when nothing was changed. */
  const undoing = (action: Action) => {
    if (action.messages.length === 0 || (!leaves(action) && changedBy(action).length === 0)) return {};
    let isOver = false;
    const run = () => {
      if (!isOver) undo(action);
      isOver = true;
    };
    return { action: { label: t('undo'), run }, durationMs: limits.toastActionMs };
  };

  return {
    list,
    leave,
    chosen,
    busy,
    actOn: (message, verb, tag = '') => {
      if (!canBe(verb, message)) {
        notify.error(t(failedOne[verb]), { detail: whyNot([message]) });
        return;
      }
      const action: Action = { verb, messages: [message], tag, isBulk: false };
      const isLast = shown.length === 1;
      const settle = edit([message], changeOf(action), false);
      void inTurn([message], () => act(message, verb, tag)).then((worked) => {
        settle(new Set(worked ? [] : [message.id]));
        if (!worked) return void notify.error(t(failedOne[verb]));
        if (isLast && leaves(action)) refresh();
        const text = verb === 'addLabel' && message.id === openedId ? 'taggedAs' : doneOne[verb];
        return void notify.success(t(text, { count: 1, tag }), undoing(action));
      });
    },
    bulk: (verb, tag = '') => {
      const asked = chosen;
      const messages = asked.filter((message) => canBe(verb, message));
      if (messages.length === 0) {
        return void notify.error(t(failedAll[verb]), { detail: whyNot(asked) });
      }
      const action: Action = { verb, messages, tag, isBulk: true };
      const isLast = messages.length === shown.length;
      const settle = edit(messages, changeOf(action), true);
      return void inTurn(messages, () => actOnAll({ verb, messages, tag })).then((refused) => {
        settle(refused);
        const missed = asked.filter((message) => refused.has(message.id) || !canBe(verb, message));
        const count = asked.length - missed.length;
        const told = t(doneAll[verb], { count, tag });
        // The page is empty, so the next messages are loaded.
        if (isLast && missed.length === 0 && leaves(action)) refresh();
        if (missed.length === 0) return void notify.success(told, undoing(action));
        const lines = [
          count > 0 && told,
          missed.length < asked.length && t('notDone', { list: byPlatform(missed) }),
          messages.length < asked.length && whyNot(asked.filter((message) => !canBe(verb, message))),
        ];
        return void notify.error(t(failedAll[verb]), {
          detail: lines.filter((line) => line !== false).join(' · '),
          ...undoing({ ...action, messages: messages.filter(({ id }) => !refused.has(id)) }),
        });
      });
    },
  };

  function whyNot(messages: readonly Message[]): string {
    return t(messages.every(({ platform }) => platform === 'gmail') ? 'notInFolder' : 'mailOnly');
  }

  function byPlatform(missed: readonly Message[]): string {
    const counts = new Map<Message['platform'], number>();
    for (const { platform } of missed) counts.set(platform, (counts.get(platform) ?? 0) + 1);
    return [...counts]
      .map(([platform, n]) => t('notDonePart', { platform: t(`platform_${platform}`), n }))
      .join(', ');
  }
}

/** Work on a busy message waits for the work before it. It shows at once, and is neither dropped nor reordered. */
function useTurns() {
  const [turns] = useState(() => new Map<string, Promise<unknown>>());
  return <T>(messages: readonly Message[], work: () => Promise<T>): Promise<T> => {
    const earlier = Promise.allSettled(messages.flatMap(({ id }) => turns.get(id) ?? []));
    const own = earlier.then(work);
    for (const { id } of messages) turns.set(id, own);
    return own.finally(() => {
      for (const { id } of messages) if (turns.get(id) === own) turns.delete(id);
    });
  };
}

const doneAll = {
  markAsRead: 'bulk_markAsRead',
  markAsUnread: 'bulk_markAsUnread',
  archive: 'bulk_archive',
  delete: 'bulk_delete',
  restore: 'bulk_restore',
  addLabel: 'bulk_addLabel',
  star: 'starred',
  unstar: 'unstarred',
} as const satisfies Record<Verb, string>;
const failedAll = {
  markAsRead: 'bulkFailed_markAsRead',
  markAsUnread: 'bulkFailed_markAsUnread',
  archive: 'bulkFailed_archive',
  delete: 'bulkFailed_delete',
  restore: 'bulkFailed_restore',
  addLabel: 'bulkFailed_addLabel',
  star: 'failedStar',
  unstar: 'failedStar',
} as const satisfies Record<Verb, string>;
const doneOne = {
  ...doneAll,
  markAsRead: 'markedRead',
  markAsUnread: 'markedUnread',
  addLabel: 'messageTagged',
} as const satisfies Record<Verb, string>;
const failedOne = {
  ...failedAll,
  markAsRead: 'failedRead',
  markAsUnread: 'failedUnread',
  addLabel: 'failedTag',
} as const satisfies Record<Verb, string>;

/**
 * Whether the action takes messages out of the list. A single message that is tagged stays. Rules inbox.bulk.1 and
 * inbox.one.1.
 */
function leaves({ verb, isBulk }: Action): boolean {
  return verb === 'archive' || verb === 'delete' || verb === 'restore' || (verb === 'addLabel' && isBulk);
}

function changeOf(action: Action): Change {
  const { verb, tag } = action;
  if (leaves(action)) return { is: 'gone' };
  if (verb === 'addLabel') return { is: 'tagged', tag };
  if (verb === 'star' || verb === 'unstar') return { is: 'starred', isStarred: verb === 'star' };
  return { is: 'read', isUnread: verb === 'markAsUnread' };
}

function changeBack(action: Action): Change {
  const { verb, messages, tag } = action;
  if (leaves(action)) return { is: 'back', messages };
  if (verb === 'addLabel') return { is: 'untagged', tag };
  if (verb === 'star' || verb === 'unstar') return { is: 'starred', isStarred: verb === 'unstar' };
  return { is: 'read', isUnread: verb === 'markAsRead' };
}

/** The messages that the action really changed; undoing must not touch the others. */
function changedBy({ verb, messages, tag }: Action): readonly Message[] {
  switch (verb) {
    case 'markAsRead':
      return messages.filter(({ isUnread }) => isUnread);
    case 'markAsUnread':
      return messages.filter(({ isUnread }) => !isUnread);
    case 'addLabel':
      return messages.filter((message) => !hasTag(message, tag));
    case 'star':
    case 'unstar':
      return messages.filter(({ labels }) => labels.includes('STARRED') === (verb === 'unstar'));
    case 'archive':
    case 'delete':
    case 'restore':
      return messages;
    default:
      return verb satisfies never;
  }
}

/** Before rows leave, moves the focus to the next row that stays. */
function keepFocus(list: HTMLElement | null, gone: ReadonlySet<string>, shown: readonly Message[]): void {
  const last = shown.findLastIndex(({ id }) => gone.has(id));
  const next = [...shown.slice(last + 1), ...shown.slice(0, last).toReversed()].find(
    ({ id }) => !gone.has(id),
  );
  if (next !== undefined) rowOf(list, next.id)?.focus();
}

const rowOf = (list: HTMLElement | null, id: string) =>
  list?.querySelector<HTMLElement>(`[data-opens="${CSS.escape(id)}"]`);
