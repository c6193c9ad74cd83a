import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { InboxDensity } from '@crocodile-hub/core/contract/bounds';
import { type Dispatch, Suspense, useCallback, useMemo, useState } from 'react';
import { isDraft, type Message } from './message.ts';
import { folderCountsSource } from './folder/folder-counts.ts';
import { useGoogleConnection } from '../connections/watch-integrations.ts';
import { useSettingChoices } from '../account/use-setting-choices.ts';
import { useSettings } from '../account/use-settings.ts';
import { useLocale } from '../kit/text/use-locale.ts';
import { useTranslation } from '../kit/text/use-translation.ts';
import { useUid } from '../account/person.ts';
import { notify } from '../kit/ui/notify.tsx';
import { usePolled } from '../account/use-polled.ts';
import { lazyPart } from '../kit/state/lazy-part.ts';
import { cardTimeOf } from '../kit/text/when.ts';
import { useSteady } from '../kit/state/use-steady.ts';
import { useAddressParams } from '../kit/nav/use-address-params.ts';
import { radius, size } from '../kit/theme/tokens.ts';
import { Card } from '../kit/ui/card.tsx';
import { BulkBar, NarrowBulkBar } from './list/bulk-bar.tsx';
import { addDeparted } from './compose/departed.ts';
import { useCompose } from './compose/use-compose.ts';
import { Conversation } from './reading/conversation.tsx';
import { DensityOffer } from './list/density-offer.tsx';
import { InboxHead } from './inbox-head.tsx';
import { NarrowedBy, PhoneHead } from './phone-head.tsx';
import { ListHead, PageSize } from './list/list-head.tsx';
import type { OpenedFor, CardActions } from './message-actions.tsx';
import { MessageGroups } from './list/message-groups.tsx';
import { MessageLines } from './list/message-lines.tsx';
import { shownPage } from './folder/shown-page.ts';
import type { Split } from './folder/split.ts';
import { type Place, places } from './folder/folders.ts';
import { type Filter, type InboxAction, type InboxState, totalOf } from './folder/inbox-state.ts';
import { useSnoozeMenu } from './snooze/snooze-menu.tsx';
import { SnoozedList } from './snooze/snoozed-list.tsx';
import { Pager } from './list/pager.tsx';
import { ReconnectPanel } from './reconnect-panel.tsx';
import { SearchAll } from './list/search-all.tsx';
import { Troubles } from './list/troubles.tsx';
import { UnansweredCard } from './snooze/unanswered-card.tsx';
import { UnreadableCard } from './list/unreadable.tsx';
import { FolderBar } from './list/folder-bar.tsx';
import { useSelection } from './list/use-selection.ts';
import { useInbox } from './folder/use-inbox.ts';
import { operations, type Purpose, type Verb } from './operations.ts';
import { useInboxActions } from './use-inbox-actions.ts';
import { useOpened } from './reading/use-opened.ts';
import { useStrangers } from './reading/use-strangers.ts';
import { useReconnected } from './use-reconnected.ts';
import { useTriageKeys } from './use-triage-keys.ts';

const ComposeLayer = lazyPart(() => import('./compose/compose-layer.tsx'));

/**
 * The list with its head. If mail cannot be read, the reason is shown in its place, beside the messages of channels.
 */
export function InboxWorkspace() {
  const { t } = useTranslation('inbox');
  /** The purpose for which the message was opened. */
  const [asked, setAsked] = useState<OpenedFor | null>(null);
  const { timeZone } = useSettings();
  const { locale } = useLocale();
  const connection = useGoogleConnection();
  const address = useAddressParams();
  const place = places.find((known) => known === address.get('folder')) ?? 'inbox';
  const folder = place === 'snoozed' ? 'inbox' : place;
  const counts = usePolled(folderCountsSource, useUid());
  const inbox = useInbox(folder, connection.is === 'connected', {
    onFolder: (loaded, isLoaded) => {
      if (place === 'snoozed') return;
      const name = t(`folder_${loaded}`);
      if (isLoaded) notify.success(t('loadedFolder', { folder: name }));
      else notify.error(t('failedFolder', { folder: name }));
    },
    onNoMore: () => notify.info(t('noMoreMessages')),
  });
  const { state, snoozes, dispatch, refresh, retry, nextPage, setPerPage } = inbox;
  useReconnected(connection, refresh);
  const { opened, thread, ...leaving } = useOpened(address, inbox.loaded, dispatch);
  const strangers = useStrangers(opened, thread);
  const compose = useCompose(address, opened, thread);
  const formatTime = useCallback((at: number) => cardTimeOf(at, { locale, timeZone }), [locale, timeZone]);
  const { shown, hasMore, needsMore } = useShownPage(state);
  const { settings, isKnown, choose } = useSettingChoices(useUid());
  const density = settings.inboxDensity ?? 'cards';
  const chooseDensity = useSteady(
    (next: InboxDensity) => void choose('inboxDensity', next === 'cards' ? null : next),
  );
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'), { noSsr: true });
  const goOn = (gone: ReadonlySet<string>, next: string | null) => {
    const message = shown.find(({ id }) => id === next);
    // A draft opens in its dialog, and a narrow window goes back to the list.
    const isOpenable = message !== undefined && !isDraft(message) && !isNarrow;
    leaving.leave(gone, isOpenable ? message.id : null);
  };
  const comeBack = (ids: ReadonlySet<string>) => {
    if (!isNarrow) leaving.comeBack(ids);
  };
  const { rowOf, select, selectAll } = useSelection({ shown, density, selected: state.selected, dispatch });
  const { list, chosen, busy, actOn, actOnAll, leave } = useInboxActions(inbox, {
    shown,
    openedId: opened?.id ?? null,
    onGone: (ids, next) => {
      snoozes.acted(ids);
      goOn(ids, next);
    },
    onBack: comeBack,
  });
  const { loading, page, troubles, messages } = state;
  const openFor = (message: Message, purpose: Purpose) => {
    const { id, platform } = message;
    if (purpose === 'reply' && isDraft(message)) return compose.openDraft(id);
    const isQuick = purpose === 'reply' && (platform === 'messenger' || platform === 'instagram');
    address.open({ messageId: id, ...(isQuick ? { compose: 'reply' } : {}) });
    return setAsked({ id: message.id, purpose });
  };
  const snooze = useSnoozeMenu<Message>((message, until) => {
    // A message that waits for an answer stays in the list.
    if (message.isIncoming) leave(new Set([message.id]));
    snoozes.snooze(message, until, () => comeBack(new Set([message.id])));
  });
  const offerSnooze = (message: Message, anchor: HTMLElement) =>
    snooze.offer(message, anchor, message.isIncoming ? 'snooze' : 'nudge');
  const openById = (messageId: string) => {
    setAsked(null);
    address.open({ messageId });
  };
  const actions = useSteadyActions({
    actOn: (message, verb, tag) => {
      const { edit } = operations[verb];
      const all = edit.isOfLine === true ? rowOf(message).filter(edit.canBe) : [];
      if (all.length > 1) actOnAll(all, verb, tag);
      else actOn(message, verb, tag);
    },
    open: (message) => (isDraft(message) ? compose.openDraft(message.id) : openById(message.id)),
    openFor,
    compose: ({ id, platform }, what) => {
      if (platform === 'gmail') address.open({ messageId: id, compose: what });
    },
    offerSnooze,
  });
  const head = useHeadActions(dispatch);
  const searchAll = useSteady(inbox.findAll);
  const refreshAll = useSteady(() => {
    refresh();
    void counts.refresh();
  });
  const openPlace = useSteady((next: Place) => {
    const values = { folder: next === 'inbox' ? null : next, messageId: null, dialog: null };
    // A folder that is chosen in a dialog takes over the dialog's step.
    if (address.get('dialog') === null) address.go(values);
    else address.set(values);
  });
  const composeNew = useSteady(() => compose.open('new'));
  const toggleGroup = useSteady((group: string) => dispatch({ type: 'group-toggled', group }));
  useTriageKeys({ ...actions, list, shown, opened, select });
  const rows = {
    messages: shown,
    openedId: opened?.id ?? null,
    selected: state.selected,
    onSelect: select,
    busy,
    actions,
  };
  const listed =
    density === 'cards' ? (
      <MessageGroups {...rows} collapsed={state.collapsed} onToggle={toggleGroup} formatTime={formatTime} />
    ) : (
      <MessageLines {...rows} density={density} />
    );
  const narrowing = {
    filter: state.filter,
    onFilter: head.filter,
    split: place === 'inbox' ? state.split : null,
    onSplit: head.split,
  };
  const headProps = {
    ...narrowing,
    search: state.search,
    onSearch: head.search,
    onSearchAll: searchAll,
    isAutoRefreshed: state.isAutoRefreshed,
    onAutoRefresh: head.autoRefresh,
    isRefreshing: loading === 'first' || loading === 'refresh',
    onRefresh: refreshAll,
    density,
    onDensity: chooseDensity,
  };
  const folders = {
    place,
    snoozedCount: snoozes.waiting.length,
    counts: counts.polled.is === 'ready' ? counts.polled.value.folders : null,
    onPlace: openPlace,
    onCompose: composeNew,
  };
  const pageSize = { perPage: state.perPage, onPerPage: setPerPage };
  const bulk = {
    chosen,
    isBusy: chosen.some(({ id }) => busy.has(id)),
    onClear: () => dispatch({ type: 'selection-cleared' }),
    onAct: (verb: Verb, tag?: string) => actOnAll(chosen, verb, tag),
  };
  const isGoogleMissing = troubles.some(({ requiresAuth }) => requiresAuth);
  const isListed = !isGoogleMissing || messages.length > 0;
  return (
    <Box sx={opened === undefined ? frameStyle : wideStyle}>
      {!isNarrow && <InboxHead {...headProps} />}
      {isNarrow && opened === undefined && (
        <PhoneHead
          {...headProps}
          {...folders}
          {...pageSize}
          onSelectAll={() => selectAll(true)}
          bulk={chosen.length > 0 ? <NarrowBulkBar {...bulk} /> : null}
        />
      )}
      <Box sx={opened === undefined ? besideStyle : besideOpenStyle}>
        {!isNarrow && <FolderBar {...folders} isRail={opened !== undefined} />}
        <Box sx={{ minInlineSize: 0 }}>
          {isGoogleMissing && (
            <ReconnectPanel
              text={t(connection.is === 'disconnected' ? 'googleAuthorization' : 'gmailExpired')}
              onRetry={() => retry('gmail')}
            />
          )}
          {place === 'inbox' && (
            <UnansweredCard
              snoozes={snoozes}
              onOpen={openById}
              onNudge={({ messageId, platform }) => {
                if (platform === 'gmail') address.open({ messageId, compose: 'nudge' });
                else openById(messageId);
              }}
            />
          )}
          <Troubles
            folder={folder}
            troubles={troubles.filter(({ requiresAuth }) => !requiresAuth)}
            onRetry={retry}
            onRetryAll={refreshAll}
          />
          {place !== 'snoozed' && (
            <UnreadableCard count={state.unreadable.length} onRetry={inbox.readAgain} />
          )}
          {place === 'inbox' && opened === undefined && (
            <DensityOffer
              isKnown={isKnown}
              settings={settings}
              count={shown.length}
              onDensity={chooseDensity}
            />
          )}
          <Box sx={opened === undefined ? undefined : splitStyle}>
            {place === 'snoozed' && (
              <SnoozedList snoozes={snoozes} openedId={opened?.id ?? null} onOpen={openById} />
            )}
            {place !== 'snoozed' && isListed && (
              <Card
                ref={list}
                aria-label={t('messages')}
                aria-busy={loading === 'first' || undefined}
                sx={listStyle}
              >
                <ListHead
                  shown={shown.length}
                  total={totalOf(state)}
                  selected={chosen.length}
                  isSelectionTold={isNarrow}
                  onSelectAll={selectAll}
                >
                  {isNarrow ? <NarrowedBy {...narrowing} /> : <PageSize {...pageSize} />}
                </ListHead>
                {state.search.trim() !== '' && (
                  <SearchAll found={state.found} onSearch={() => inbox.findAll(state.search)} />
                )}
                {!isNarrow && <BulkBar {...bulk} />}
                {shown.length > 0 ? (
                  listed
                ) : (
                  <Box
                    role="status"
                    sx={{ padding: 4, textAlign: 'center', typography: 'body', color: 'ink2' }}
                  >
                    {t(loading === null ? 'noMessages' : 'loadingMessages')}
                  </Box>
                )}
                <Pager
                  page={page}
                  hasMore={hasMore}
                  isLoadingMore={loading === 'more'}
                  onPrevious={() => dispatch({ type: 'paged', page: page - 1 })}
                  onNext={() => nextPage(needsMore)}
                />
              </Card>
            )}
            {opened !== undefined && (
              <Conversation
                key={opened.id}
                message={opened}
                thread={thread}
                strangers={strangers}
                formatTime={formatTime}
                actions={actions}
                asked={asked}
                onReplied={(reply) => dispatch({ type: 'replied', reply })}
                isWhole={compose.whole !== undefined}
                onClose={() => address.close('messageId')}
              />
            )}
          </Box>
        </Box>
      </Box>
      {snooze.menu}
      {compose.composing !== null && (
        <Suspense fallback={null}>
          <ComposeLayer
            composing={compose.composing}
            message={compose.whole}
            strangers={strangers}
            formatTime={formatTime}
            draftId={compose.draftId}
            onDraftNamed={compose.openDraft}
            onClose={(left) => {
              compose.close();
              if (place === 'drafts') refreshAll();
              const isAnswer = !['new', 'forward', 'draft'].includes(compose.composing ?? 'new');
              if (left === undefined || opened === undefined || !isAnswer) return;
              if (compose.composing === 'nudge') snoozes.nudged(opened.id);
              addDeparted({ ...left, threadId: opened.threadId, at: Date.now() });
            }}
          />
        </Suspense>
      )}
    </Box>
  );
}

/** Memoised by its parts, so that an unchanged list is not drawn again. */
function useShownPage({ messages, search, filter, split, page, perPage, nextPageToken, found }: InboxState) {
  return useMemo(
    () => shownPage({ messages, search, filter, split, page, perPage, nextPageToken, found }),
    [messages, search, filter, split, page, perPage, nextPageToken, found],
  );
}

function useHeadActions(dispatch: Dispatch<InboxAction>) {
  return useMemo(
    () => ({
      search: (search: string) => dispatch({ type: 'searched', search }),
      filter: (filter: Filter) => dispatch({ type: 'filtered', filter }),
      split: (split: Split) => dispatch({ type: 'split', split }),
      autoRefresh: () => dispatch({ type: 'auto-refresh-toggled' }),
    }),
    [dispatch],
  );
}

/** Functions that stay the same at every render, so that rows are not drawn again. */
function useSteadyActions(latest: CardActions): CardActions {
  const actOn = useSteady(latest.actOn);
  const open = useSteady(latest.open);
  const openFor = useSteady(latest.openFor);
  const compose = useSteady(latest.compose);
  const offerSnooze = useSteady(latest.offerSnooze);
  return useMemo(
    () => ({ actOn, open, openFor, compose, offerSnooze }),
    [actOn, open, openFor, compose, offerSnooze],
  );
}

const frameStyle = {
  padding: { xs: 2, md: 4 },
  paddingBlockStart: { xs: 0, md: 2.5 },
  inlineSize: '100%',
  maxInlineSize: 1240,
};
/** On a phone it reaches from side to side. */
const listStyle = {
  overflow: 'clip',
  marginInline: { xs: -2, sm: 0 },
  borderInlineWidth: { xs: 0, sm: 1 },
  borderRadius: { xs: 0, sm: `${radius.md}px` },
};
/** The folders beside the list, or above it. */
const besideStyle = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '184px minmax(0, 1fr)' },
};
/** On narrow windows only the conversation is shown. */
const besideOpenStyle = {
  ...besideStyle,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '56px minmax(0, 1fr)' },
  '& > nav': { display: { xs: 'none', lg: 'grid' } },
};
const wideStyle = { ...frameStyle, maxInlineSize: 'none' };
/** The list beside the conversation; on narrow windows the conversation alone. */
const splitStyle = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: `${size.inboxList}px minmax(0, 1fr)` },
  '& > :first-of-type:not(:last-child)': { display: { xs: 'none', lg: 'block' } },
};
