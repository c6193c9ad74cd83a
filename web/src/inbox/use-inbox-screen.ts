import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useSettings } from '../account/use-settings.ts';
import { useAddressDialog } from '../kit/nav/use-address-dialog.ts';
import { useAddressParams } from '../kit/nav/use-address-params.ts';
import { useSteady } from '../kit/state/use-steady.ts';
import { useLocale } from '../kit/text/use-locale.ts';
import { useTranslation } from '../kit/text/use-translation.ts';
import { cardTimeOf } from '../kit/text/when.ts';
import { useCompose } from './compose/use-compose.ts';
import { folderOf } from './folder/folders.ts';
import { type InboxState, saidIn, type Thread } from './folder/inbox-state.ts';
import { shownPage } from './folder/shown-page.ts';
import { useFolder } from './folder/use-folder.ts';
import { useDensity } from './list/density-offer.tsx';
import { useSelection } from './list/use-selection.ts';
import { isDraft, type Message } from './message.ts';
import type { CardActions, OpenedFor } from './message-actions.tsx';
import { useNewcomers } from './newcomers/use-newcomers.ts';
import { operations, type Purpose } from './operations.ts';
import { useOpened } from './reading/use-opened.ts';
import { useSnoozeMenu } from './snooze/snooze-menu.tsx';
import { useInboxActions } from './use-inbox-actions.ts';
import { useTriageKeys } from './use-triage-keys.ts';

export type InboxScreen = ReturnType<typeof useInboxScreen>;

export function useInboxScreen() {
  const address = useAddressParams();
  const folder = useFolder(address);
  const { inbox, place } = folder;
  const { state, snoozes, dispatch } = inbox;
  const { opened, thread, retryThread, strangers, leave, ...again } = useOpened(
    address,
    inbox.loaded,
    dispatch,
  );
  const compose = useCompose(address, opened, thread);
  const newcomers = useNewcomers(state, place === 'inbox');
  const page = useShownPage(state, newcomers.listed, opened?.threadId ?? null);
  const { shown } = page;
  const densities = useDensity(place === 'inbox' && opened === undefined ? shown.length : 0);
  const { density } = densities;
  const selection = useSelection({ shown, density, selected: state.selected, dispatch });
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'), { noSsr: true });
  const comeBack = (back: ReadonlySet<string>) => {
    if (!isNarrow) again.comeBack(back);
  };
  const shownFolder = folderOf(place);
  const changes = useInboxActions(inbox, {
    folder: shownFolder,
    shown,
    openedId: opened?.id ?? null,
    onGone: (gone, next) => {
      snoozes.acted(gone);
      const message = shown.find(({ id }) => id === next);
      // A draft opens in its dialog, and a narrow window goes back to the list.
      const isOpenable = message !== undefined && !isDraft(message) && !isNarrow;
      leave(gone, isOpenable ? message.id : null);
    },
    onBack: comeBack,
  });
  useReadWhenOpened(opened, thread, changes.markOpened);
  const snooze = useSnoozeMenu<Message>((message, until) => {
    const those = new Set([message.id]);
    // A message that waits for an answer stays in the list, and a snoozed one in all lists but the inbox.
    if (message.isIncoming && shownFolder === 'inbox') changes.leave(those);
    snoozes.snooze(message, until, () => comeBack(those));
  });
  const hands = useHands({ address, compose, selection, changes, snooze, hasModel: folder.hasModel });
  useTriageKeys({
    ...hands.actions,
    list: changes.list,
    shown,
    opened,
    ...selection,
    composeNew: () => compose.open('new'),
    close: () => address.close('messageId'),
  });
  return {
    ...folder,
    ...densities,
    ...selection,
    ...changes,
    ...hands,
    ...page,
    newcomers,
    address,
    isNarrow,
    opened,
    thread,
    retryThread,
    strangers,
    compose,
    snoozeMenu: snooze.menu,
    rules: useAddressDialog('inbox-rules'),
    formatTime: useCardTime(),
  };
}

/**
 * Once its words are shown, the open conversation is read, and so is what arrives in it while the page is seen; whoever
 * marks it as unread is believed. Rule inbox.read.2.
 */
function useReadWhenOpened(
  opened: Message | undefined,
  thread: Thread | null,
  markOpened: (messages: readonly Message[]) => void,
): void {
  const said = saidIn(thread, opened);
  /** What was seen last: the opened message, and the ids of its conversation. */
  const seen = useRef<{ openedId: string | undefined; ids: string }>({ openedId: undefined, ids: '' });
  const read = useEffectEvent((openedId: string | undefined, ids: string) => {
    if (document.visibilityState === 'hidden') return;
    const before = seen.current.openedId === openedId ? seen.current.ids.split(' ') : [];
    seen.current = { openedId, ids };
    const come = said?.filter(({ id }) => !before.includes(id)) ?? [];
    const unread = come.filter(({ isUnread, isIncoming }) => isUnread && isIncoming);
    if (unread.length > 0) markOpened(unread);
  });
  const shownId = said === null ? undefined : opened?.id;
  const saidIds = said?.map(({ id }) => id).join(' ') ?? '';
  useEffect(() => {
    const look = () => read(shownId, saidIds);
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [shownId, saidIds]);
}

type Address = ReturnType<typeof useAddressParams>;

/** Memoised by its parts, so that an unchanged list is not drawn again. */
function useShownPage(
  { search, filter, split, page, perPage, nextPageToken, found }: InboxState,
  messages: InboxState['messages'],
  openThread: string | null,
) {
  return useMemo(
    () => shownPage({ messages, search, filter, split, page, perPage, nextPageToken, found }, openThread),
    [messages, search, filter, split, page, perPage, nextPageToken, found, openThread],
  );
}

function useCardTime(): (at: number) => string {
  const { timeZone } = useSettings();
  const { locale } = useLocale();
  return useCallback((at) => cardTimeOf(at, { locale, timeZone }), [locale, timeZone]);
}

type HandsOptions = {
  address: Address;
  compose: ReturnType<typeof useCompose>;
  selection: ReturnType<typeof useSelection>;
  changes: ReturnType<typeof useInboxActions>;
  snooze: ReturnType<typeof useSnoozeMenu<Message>>;
  hasModel: boolean;
};

function useHands({ address, compose, selection, changes, snooze, hasModel }: HandsOptions) {
  const { t } = useTranslation('inbox');
  const [asked, setAsked] = useState<OpenedFor | null>(null);
  const openById = (messageId: string) => {
    setAsked(null);
    address.open({ messageId });
  };
  const openFor = (message: Message, purpose: Purpose) => {
    const { id, platform } = message;
    if (purpose === 'reply' && isDraft(message)) return compose.openDraft(id);
    const isQuick = purpose === 'reply' && (platform === 'messenger' || platform === 'instagram');
    address.open({ messageId: id, ...(isQuick ? { compose: 'reply' } : {}) });
    return setAsked({ id, purpose });
  };
  const actions = useSteadyActions({
    actOn: (message, verb, tag) => {
      const { edit } = operations[verb];
      const all = edit.isOfLine === true ? selection.rowOf(message).filter(edit.canBe) : [];
      const [one = message] = all;
      if (all.length > 1) changes.actOnAll(all, verb, tag);
      else changes.actOn(one, verb, tag);
    },
    open: (message) => (isDraft(message) ? compose.openDraft(message.id) : openById(message.id)),
    openFor,
    compose: ({ id, platform }, what) => {
      if (platform === 'gmail') address.open({ messageId: id, compose: what });
    },
    offerSnooze: (message, anchor) => snooze.offer(message, anchor, message.isIncoming ? 'snooze' : 'nudge'),
    makeRule: ({ senderEmail }) =>
      address.open({ dialog: 'inbox-rules', of: `${t('archiveAllFrom')}${senderEmail}` }),
    hasModel,
  });
  return { asked, actions, openById };
}

/** Functions that stay the same at every render, so that rows are not drawn again. */
function useSteadyActions(latest: CardActions): CardActions {
  const actOn = useSteady(latest.actOn);
  const open = useSteady(latest.open);
  const openFor = useSteady(latest.openFor);
  const compose = useSteady(latest.compose);
  const offerSnooze = useSteady(latest.offerSnooze);
  const makeRule = useSteady(latest.makeRule);
  const { hasModel } = latest;
  return useMemo(
    () => ({ actOn, open, openFor, compose, offerSnooze, makeRule, hasModel }),
    [actOn, open, openFor, compose, offerSnooze, makeRule, hasModel],
  );
}
