import { limits } from '@crocodile-hub/core/domain/limits';
import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { changeAll, changeOne } from './act.ts';
import { isMail, type Message } from './message.ts';
import type { Translate } from '../kit/text/translate.ts';
import { useTranslation } from '../kit/text/use-translation.ts';
import { notify } from '../kit/ui/notify.tsx';
import { busyIn, type Change, inverseOf, isChangedBy } from './folder/edits.ts';
import type { Folder } from './folder/folders.ts';
import { type Edit, operations, type Verb } from './operations.ts';
import type { Inbox } from './folder/use-inbox.ts';

type Options = {
  folder: Folder;
  shown: readonly Message[];
  /** Whose tag is told beside the conversation, in fewer words. */
  openedId: string | null;
  /** `next`: the row that takes the place of those that leave. */
  onGone: (ids: ReadonlySet<string>, next: string | null) => void;
  onBack: (ids: ReadonlySet<string>) => void;
};

/** An action on messages, with the messages as they were before. */
type Action = { edit: Edit; messages: readonly Message[]; tag: string; isBulk: boolean; folder: Folder };

/** The platform has answered: which messages it refused to change. */
type Settle = (refused: ReadonlySet<string>) => void;
type Words = Translate<readonly ['inbox', 'common']>;

export type InboxActions = {
  /** The element of the list: when a row leaves, the next one gets the focus. */
  list: RefObject<HTMLDivElement | null>;
  chosen: readonly Message[];
  /** The messages with a change that is being sent. */
  busy: ReadonlySet<string>;
  actOn: (message: Message, verb: Verb, tag?: string) => void;
  actOnAll: (messages: readonly Message[], verb: Verb, tag?: string) => void;
  /** Marks messages as read because they were opened. Nobody is told: what fails stays unread. */
  markOpened: (messages: readonly Message[]) => void;
  /** Called before messages leave the list in another way, to move the focus to the next row. */
  leave: (ids: ReadonlySet<string>) => void;
};

/**
 * Changes messages at once, takes back what a platform refuses, and offers Undo. Rules inbox.read.1 to inbox.undo.1.
 */
export function useInboxActions(
  { state, dispatch, refresh }: Inbox,
  { folder, shown, openedId, onGone, onBack }: Options,
): InboxActions {
  const { t } = useTranslation(['inbox', 'common']);
  const { edits } = state;
  const busy = useMemo(() => busyIn(edits), [edits]);
  const inTurn = useTurns();
  const chosen = shown.filter(({ id }) => state.selected.has(id));
  const { list, leave, show } = useShownChanges(dispatch, onGone);
  const undoing = useUndo({ folder, list, inTurn, show, onBack });
  return {
    list,
    leave,
    chosen,
    busy,
    markOpened: (messages) => {
      const { edit } = operations.markAsRead;
      const settle = show(messages, edit.change('', folder), false);
      void inTurn(messages, () => changeAll(messages, edit, '')).then(settle);
    },
    actOn: (message, verb, tag = '') => {
      const { edit } = operations[verb];
      const failed = t(edit.failedOne ?? edit.failed);
      if (!edit.canBe(message)) return void notify.error(failed, { detail: whyNot(t, [message]) });
      const action: Action = { edit, messages: [message], tag, isBulk: false, folder };
      const isLast = shown.length === 1;
      const settle = show([message], shownChange(action), false);
      return void inTurn([message], () => changeOne(message, edit, tag)).then((worked) => {
        settle(new Set(worked ? [] : [message.id]));
        if (!worked) {
          if (leaves(action)) onBack(new Set([message.id]));
          return void notify.error(failed);
        }
        if (isLast && leaves(action)) refresh();
        const doneOpened = message.id === openedId ? edit.doneOpened : undefined;
        const told = doneOpened ?? edit.doneOne ?? edit.done;
        return void notify.success(t(told, { count: 1, tag }), undoing(action));
      });
    },
    actOnAll: (asked, verb, tag = '') => {
      const { edit } = operations[verb];
      const failed = t(edit.failed);
      const messages = asked.filter(edit.canBe);
      if (messages.length === 0) return void notify.error(failed, { detail: whyNot(t, asked) });
      const action: Action = { edit, messages, tag, isBulk: true, folder };
      const isLast = messages.length === shown.length;
      const settle = show(messages, shownChange(action), true);
      return void inTurn(messages, () => changeAll(messages, edit, tag)).then((refused) => {
        settle(refused);
        if (leaves(action) && refused.size > 0) onBack(refused);
        const unfit = asked.filter((message) => !edit.canBe(message));
        const missed = asked.filter((message) => refused.has(message.id) || unfit.includes(message));
        const count = asked.length - missed.length;
        const told = t(edit.done, { count, tag });
        // The page is empty, so the next messages are loaded.
        if (isLast && missed.length === 0 && leaves(action)) refresh();
        if (missed.length === 0) return void notify.success(told, undoing(action));
        const detail = [
          ...(count > 0 ? [told] : []),
          ...(count > 0 ? [t('notDone', { list: byPlatform(t, missed) })] : []),
          ...(unfit.length > 0 ? [whyNot(t, unfit)] : []),
        ].join(' · ');
        const changed = messages.filter(({ id }) => !refused.has(id));
        return void notify.error(failed, { detail, ...undoing({ ...action, messages: changed }) });
      });
    },
  };
}

/** Draws a change on the list before it is stored. */
function useShownChanges(dispatch: Inbox['dispatch'], onGone: Options['onGone']) {
  const list = useRef<HTMLDivElement>(null);
  const leave = (ids: ReadonlySet<string>) => {
    const next = rowAfter(list.current, ids);
    onGone(ids, next?.dataset['opens'] ?? null);
    if (next !== undefined) focusLike(next);
  };
  /** Shows the change; the returned function settles it. */
  const show = (messages: readonly Message[], change: Change, isBulk: boolean) => {
    const key = crypto.randomUUID();
    const ids = messages.map(({ id }) => id);
    if (change.is === 'gone') leave(new Set(ids));
    dispatch({ type: 'edited', key, ids, change, isBulk });
    return (refused: ReadonlySet<string>) => dispatch({ type: 'edit-settled', key, refused });
  };
  return { list, leave, show };
}

type UndoOptions = Pick<Options, 'folder' | 'onBack'> & {
  list: RefObject<HTMLDivElement | null>;
  inTurn: ReturnType<typeof useTurns>;
  show: (messages: readonly Message[], change: Change, isBulk: boolean) => Settle;
};

/** What a toast offers of an action that can be taken back. */
function useUndo({ folder, list, inTurn, show, onBack }: UndoOptions) {
  const { t } = useTranslation(['inbox', 'common']);
  /** A toast may outlive the folder in which it was shown. */
  const folderNow = useRef(folder);
  useLayoutEffect(() => {
    folderNow.current = folder;
  });
  /** Shows what was. What left the list of a folder comes back to no other one. */
  const showAgain = (action: Action): Settle => {
    const { messages } = action;
    const [first] = messages;
    const change = shownChange(action);
    let settle: Settle = () => {};
    if (change.is === 'gone' && action.folder !== folderNow.current) return settle;
    flushSync(() => {
      const shownAgain = change.is === 'gone' ? messages : changedBy(action);
      settle = show(shownAgain, inverseOf(change, messages), false);
    });
    if (first !== undefined && change.is === 'gone') {
      rowOf(list.current, first.id)?.focus();
      onBack(new Set(messages.map(({ id }) => id)));
    }
    return settle;
  };
  /** Undoes an action. The toast closes with the first press, so it happens once. */
  const undo = (action: Action): void => {
    const { edit, messages, tag } = action;
    const settle = showAgain(action);
    void inTurn(messages, () => changeAll(changedBy(action), backwards(edit), tag)).then((refused) => {
      settle(refused);
      const missed = messages.filter(({ id }) => refused.has(id));
      if (missed.length === 0) return void notify.success(t('undone'));
      return void notify.error(t('undoFailed'), {
        action: { label: t('common:tryAgain'), run: () => undo({ ...action, messages: missed }) },
      });
    });
  };
  /** The toast's Undo; empty when nothing was changed. */
  return (action: Action) => {
    if (action.messages.length === 0 || (!leaves(action) && changedBy(action).length === 0)) return {};
    let isOver = false;
    const run = () => {
      if (!isOver) undo(action);
      isOver = true;
    };
    return { action: { label: t('undo'), run, isUndo: true as const }, durationMs: limits.toastActionMs };
  };
}

/** Why none of them can be changed so. */
function whyNot(t: Words, messages: readonly Message[]): string {
  return t(messages.every(isMail) ? 'notInFolder' : 'mailOnly');
}

function byPlatform(t: Words, missed: readonly Message[]): string {
  const counts = new Map<Message['platform'], number>();
  for (const { platform } of missed) counts.set(platform, (counts.get(platform) ?? 0) + 1);
  return [...counts]
    .map(([platform, n]) => t('notDonePart', { platform: t(`platform_${platform}`), n }))
    .join(', ');
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

/** What the list shows of it: the messages change, or leave. */
function shownChange({ edit, tag, isBulk, folder }: Action): Change {
  return isBulk && edit.leavesInBulk === true ? { is: 'gone' } : edit.change(tag, folder);
}

const leaves = (action: Action) => shownChange(action).is === 'gone';

/** The messages that the action really changed; undoing must not touch the others. */
function changedBy({ edit, messages, tag, folder }: Action): readonly Message[] {
  return messages.filter((message) => isChangedBy(message, edit.change(tag, folder)));
}

const backwards = ({ stepsBack, isReadAfter }: Edit) => ({
  steps: stepsBack,
  ...(isReadAfter !== undefined && { isReadAfter: !isReadAfter }),
});

/** The next row that stays when others leave, in the order of the list; of the last ones the row before. */
function rowAfter(list: HTMLElement | null, gone: ReadonlySet<string>): HTMLElement | undefined {
  const rows = [...(list?.querySelectorAll<HTMLElement>('[data-opens]') ?? [])];
  const isGone = ({ dataset }: HTMLElement) => gone.has(dataset['opens'] ?? '');
  const last = rows.findLastIndex(isGone);
  if (last === -1) return undefined;
  const after = [...rows.slice(last + 1), ...rows.slice(0, last).toReversed()];
  return after.find((row) => !isGone(row));
}

/** As visibly as what had the focus before: what a finger moved away leaves no ring on the next row. */
function focusLike(row: HTMLElement): void {
  const { activeElement: before, body } = document;
  const isKnown = before !== null && before !== body;
  row.focus(isKnown ? { focusVisible: before.matches(':focus-visible') } : {});
}

const rowOf = (list: HTMLElement | null, id: string) =>
  list?.querySelector<HTMLElement>(`[data-opens="${CSS.escape(id)}"]`);
