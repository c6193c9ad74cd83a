import Newcomers from '@mui/icons-material/HowToRegOutlined';
import Box from '@mui/material/Box';
import { type ReactNode, useEffect, useMemo } from 'react';
import { lazyPart, whenOnline } from '../kit/state/lazy-part.ts';
import { useSteady } from '../kit/state/use-steady.ts';
import { useTranslation } from '../kit/text/use-translation.ts';
import { radius, size } from '../kit/theme/tokens.ts';
import { Button } from '../kit/ui/button.tsx';
import { Card } from '../kit/ui/card.tsx';
import { addDeparted } from './compose/departed.ts';
import { totalOf } from './folder/inbox-reducer.ts';
import { folderOf, type Place, stopOf } from './folder/folders.ts';
import type { Filter } from './folder/inbox-state.ts';
import type { Split } from './folder/split.ts';
import { InboxHead } from './inbox-head.tsx';
import { BulkBar, NarrowBulkBar } from './list/bulk-bar.tsx';
import { DensityOffer } from './list/density-offer.tsx';
import { FolderBar } from './list/folder-bar.tsx';
import { roomFor } from './list/room-for.ts';
import { ListHead, PageSize } from './list/list-head.tsx';
import { MessageGroups } from './list/message-groups.tsx';
import { MessageLines } from './list/message-lines.tsx';
import { Pager } from './list/pager.tsx';
import { Troubles } from './list/troubles.tsx';
import { UnreadableCard } from './list/unreadable.tsx';
import type { Verb } from './operations.ts';
import { NarrowedBy, PhoneHead } from './phone-head.tsx';
import { ReconnectPanel } from './reconnect-panel.tsx';
import { type InboxScreen, useInboxScreen } from './use-inbox-screen.ts';

const loadConversation = () => import('./reading/conversation.tsx');
const Conversation = lazyPart(loadConversation);
const SearchAll = lazyPart(() => import('./list/search-all.tsx'));
const SnoozedList = lazyPart(() => import('./snooze/snoozed-list.tsx'));
const NewcomerList = lazyPart(() => import('./newcomers/newcomer-list.tsx'));
const UnansweredCard = lazyPart(() => import('./snooze/unanswered-card.tsx'));
const RulesDialog = lazyPart(() => import('./rules/rules-dialog.tsx'));
const ComposeLayer = lazyPart(() => import('./compose/compose-layer.tsx'));

type OfScreen = { screen: InboxScreen };

export function InboxWorkspace() {
  const screen = useInboxScreen();
  const { place, opened, inbox } = screen;
  // Fetched after the list, so that what is opened shows at once.
  useEffect(() => void whenOnline(loadConversation).catch(() => {}), []);
  return (
    <Box sx={opened === undefined ? frameStyle : wideStyle}>
      <Around screen={screen}>
        <AboveList screen={screen} />
        <Box sx={opened === undefined ? undefined : splitStyle}>
          {place === 'snoozed' ? (
            <SnoozedList snoozes={inbox.snoozes} openedId={opened?.id ?? null} onOpen={screen.openById} />
          ) : (
            <MessageList screen={screen} />
          )}
          <OpenConversation screen={screen} />
        </Box>
      </Around>
      {screen.snoozeMenu}
      {screen.rules.of !== null && (
        <RulesDialog said={screen.rules.of} onClose={screen.rules.close} onRan={screen.refreshAll} />
      )}
      <Composing screen={screen} />
    </Box>
  );
}

/** The head and the folders: above and beside what is listed, in a narrow window one line above it. */
function Around({ screen, children }: OfScreen & { children: ReactNode }) {
  const { t } = useTranslation('inbox');
  const { inbox, opened, isNarrow, chosen, counts, refreshAll, density, chooseDensity } = screen;
  const { state, dispatch, snoozes } = inbox;
  const { loading } = state;
  const searchAll = useSteady(inbox.findAll);
  const composeNew = useSteady(() => screen.compose.open('new'));
  const onRules = useSteady(() => screen.rules.open());
  const head = useMemo(
    () => ({
      onSearch: (search: string) => dispatch({ type: 'searched', search }),
      onAutoRefresh: () => dispatch({ type: 'auto-refresh-toggled' }),
    }),
    [dispatch],
  );
  const headProps = {
    ...head,
    ...useNarrowing(screen),
    search: state.search,
    onSearchAll: searchAll,
    isAutoRefreshed: state.isAutoRefreshed,
    isRefreshing: loading === 'first' || loading === 'refresh',
    onRefresh: refreshAll,
    density,
    onDensity: chooseDensity,
    onRules,
  };
  const folders = {
    stop: screen.stop,
    counts,
    snoozedCount: snoozes.waiting.length,
    searches: screen.searches,
    onStop: screen.openStop,
    onCompose: composeNew,
  };
  if (isNarrow) {
    return (
      <>
        {opened === undefined ? (
          <PhoneHead
            {...headProps}
            {...folders}
            perPage={state.perPage}
            onPerPage={inbox.setPerPage}
            onSelectAll={() => screen.selectAll(true)}
            bulk={
              chosen.length > 0 ? (
                <NarrowBulkBar {...bulkOf({ inbox, chosen, busy: screen.busy, actOnAll: screen.actOnAll })} />
              ) : null
            }
          />
        ) : (
          <h1 className="visually-hidden">{t('title')}</h1>
        )}
        {children}
      </>
    );
  }
  return (
    <>
      <InboxHead {...headProps} />
      <Box sx={roomStyle}>
        <Box sx={opened === undefined ? besideStyle : besideRailStyle}>
          <FolderBar {...folders} isRail={opened !== undefined} />
          <Box sx={{ minInlineSize: 0 }}>{children}</Box>
        </Box>
      </Box>
    </>
  );
}

function useNarrowing({ inbox: { state, dispatch }, place }: Pick<InboxScreen, 'inbox' | 'place'>) {
  const { filter, split } = state;
  const changes = useMemo(
    () => ({
      onFilter: (next: Filter) => dispatch({ type: 'filtered', filter: next }),
      onSplit: (next: Split) => dispatch({ type: 'split', split: next }),
    }),
    [dispatch],
  );
  return { ...changes, filter, split: place === 'inbox' ? split : null };
}

type BulkParts = Pick<InboxScreen, 'inbox' | 'chosen' | 'busy' | 'actOnAll'>;

const bulkOf = ({ inbox, chosen, busy, actOnAll }: BulkParts) => ({
  chosen,
  isBusy: chosen.some(({ id }) => busy.has(id)),
  onClear: () => inbox.dispatch({ type: 'selection-cleared' }),
  onAct: (verb: Verb, tag?: string) => actOnAll(chosen, verb, tag),
});

function AboveList({ screen }: OfScreen) {
  const { t } = useTranslation('inbox');
  const { inbox, place, connection, address, openById, refreshAll } = screen;
  const { state, snoozes, retry } = inbox;
  return (
    <>
      {isGoogleMissing(inbox) && (
        <ReconnectPanel
          text={t(connection.is === 'disconnected' ? 'googleAuthorization' : 'gmailExpired')}
          onRetry={() => retry('gmail')}
        />
      )}
      {place === 'inbox' && screen.savedSearch === null && snoozes.unanswered.length > 0 && (
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
        folder={folderOf(place)}
        troubles={state.troubles.filter(({ requiresAuth }) => !requiresAuth)}
        onRetry={retry}
        onRetryAll={refreshAll}
      />
      {place !== 'snoozed' && <UnreadableCard count={state.unreadable.length} onRetry={inbox.readAgain} />}
      {screen.isOffered && !screen.isNarrow && (
        <DensityOffer onDensity={screen.chooseDensity} onEnd={screen.endOffer} />
      )}
    </>
  );
}

const isGoogleMissing = ({ state }: InboxScreen['inbox']) =>
  state.troubles.some(({ requiresAuth }) => requiresAuth);

function Searched({ screen }: OfScreen) {
  const { findAll, state } = screen.inbox;
  const { search, found } = state;
  if (search.trim() === '') return null;
  return (
    <SearchAll
      search={search}
      found={found}
      onSearch={() => findAll(search)}
      searches={screen.searches}
      opened={screen.savedSearch}
      onSaved={({ id }) => screen.openStop(stopOf(id))}
    />
  );
}

/** If mail cannot be read, nothing stands in its place but the messages of channels. */
function MessageList({ screen }: OfScreen) {
  const { t } = useTranslation('inbox');
  const {
    inbox,
    place,
    list,
    isNarrow,
    shown,
    hasMore,
    needsMore,
    chosen,
    selectAll,
    busy,
    actOnAll,
    density,
    isDensityKnown,
  } = screen;
  const { state, dispatch, nextPage, setPerPage } = inbox;
  const { page, perPage } = state;
  const loading = isDensityKnown ? state.loading : 'first';
  const narrowing = useNarrowing(screen);
  const isNothingStarred = place === 'starred' && state.messages.length === 0 && state.troubles.length === 0;
  const nothing = isNothingStarred ? 'noStarred' : 'noMessages';
  const bulk = bulkOf({ inbox, chosen, busy, actOnAll });
  // In a narrow window each line moves the first message down.
  const isNarrowed = narrowing.filter !== 'all' || (narrowing.split ?? 'everything') !== 'everything';
  const isOfferedHere = screen.isOffered && isNarrow && chosen.length === 0 && !isNarrowed;
  if (isGoogleMissing(inbox) && state.messages.length === 0) return null;
  return (
    <Card ref={list} aria-label={t('messages')} aria-busy={loading === 'first' || undefined} sx={listStyle}>
      {isOfferedHere ? (
        <DensityOffer isInList onDensity={screen.chooseDensity} onEnd={screen.endOffer} />
      ) : (
        <ListHead
          shown={shown.length}
          total={totalOf(state)}
          selected={chosen.length}
          isSelectionTold={isNarrow}
          isOfCards={density === 'cards'}
          isSelectable={narrowing.split !== 'newcomers'}
          onSelectAll={selectAll}
        >
          {isNarrow ? <NarrowedBy {...narrowing} /> : <PageSize perPage={perPage} onPerPage={setPerPage} />}
        </ListHead>
      )}
      <Searched screen={screen} />
      {!isNarrow && <BulkBar {...bulk} />}
      <HeldBack held={screen.newcomers.held} onShow={() => narrowing.onSplit('newcomers')} />
      {(shown.length > 0 && isDensityKnown) ||
      (narrowing.split === 'newcomers' && loading === null && narrowing.filter === 'all') ? (
        <Rows screen={screen} />
      ) : (
        <Box role="status" sx={emptyStyle}>
          {t(loading === null ? nothing : 'loadingMessages')}
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
  );
}

/** How many senders are held back, and the way to them. Rule inbox.newcomers.2. */
function HeldBack({ held, onShow }: { held: number; onShow: () => void }) {
  const { t } = useTranslation('inbox');
  if (held === 0) return null;
  return (
    <Button variant="bare" size="sm" icon={<Newcomers />} sx={heldStyle} onClick={onShow}>
      {t('newcomersWait', { count: held })}
    </Button>
  );
}

function Rows({ screen }: OfScreen) {
  const { inbox, shown, density, opened, select, busy, actions, formatTime, newcomers } = screen;
  const { state, dispatch } = inbox;
  const toggleGroup = useSteady((group: string) => dispatch({ type: 'group-toggled', group }));
  const rows = {
    messages: shown,
    openedId: opened?.id ?? null,
    selected: state.selected,
    onSelect: select,
    busy,
    actions,
  };
  if (state.split === 'newcomers') {
    return (
      <NewcomerList
        {...newcomers}
        messages={shown}
        openedId={rows.openedId}
        onOpen={actions.open}
        onLeave={screen.leave}
        onActOnAll={screen.actOnAll}
        onRule={actions.makeRule}
      />
    );
  }
  if (density !== 'cards') return <MessageLines {...rows} density={density} />;
  return (
    <MessageGroups {...rows} collapsed={state.collapsed} onToggle={toggleGroup} formatTime={formatTime} />
  );
}

function OpenConversation({ screen }: OfScreen) {
  const { inbox, opened, thread, strangers, formatTime, actions, asked, compose, address } = screen;
  if (opened === undefined) return null;
  return (
    <Conversation
      key={opened.id}
      message={opened}
      thread={thread}
      onRetry={screen.retryThread}
      strangers={strangers}
      formatTime={formatTime}
      actions={actions}
      asked={asked}
      onReplied={(reply) => inbox.dispatch({ type: 'replied', reply })}
      isWhole={compose.whole !== undefined}
      onClose={() => address.close('messageId')}
    />
  );
}

const drafty: readonly Place[] = ['drafts', 'starred', 'all'];

function Composing({ screen }: OfScreen) {
  const { compose, strangers, formatTime, place, opened, refreshAll, inbox } = screen;
  const { composing } = compose;
  if (composing === null) return null;
  return (
    <ComposeLayer
      composing={composing}
      message={compose.whole}
      strangers={strangers}
      formatTime={formatTime}
      draftId={compose.draftId}
      to={compose.to}
      onDraftNamed={compose.openDraft}
      onClose={(left) => {
        compose.close();
        if (drafty.includes(place)) refreshAll();
        const isAnswer = !['new', 'forward', 'draft'].includes(composing);
        if (left === undefined || opened === undefined || !isAnswer) return;
        if (composing === 'nudge') inbox.snoozes.nudged(opened.id);
        addDeparted({ ...left, threadId: opened.threadId, at: Date.now() });
      }}
    />
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
/** What has room beside what depends on the navigation, too: a window of one width leaves more without it. */
const roomStyle = { containerType: 'inline-size' };
/** The folders above the list, or beside it. */
const besideStyle = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [roomFor.folders]: { gridTemplateColumns: `${size.folderList}px minmax(0, 1fr)` },
};
const besideRailStyle = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: '56px minmax(0, 1fr)',
};
const wideStyle = {
  ...frameStyle,
  paddingBlockStart: { xs: 1, md: 2.5 },
  maxInlineSize: 'none',
};
const heldStyle = { marginInline: 1, marginBlockEnd: 0.5 };
const emptyStyle = { padding: 4, textAlign: 'center', typography: 'body', color: 'ink2' };
/** The list beside the conversation; where there is no room for it, the conversation alone. Rule inbox.open.6. */
const splitStyle = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > :first-of-type:not(:last-child)': { display: 'none' },
  [roomFor.narrowList]: {
    gridTemplateColumns: `${size.inboxListNarrow}px minmax(0, 1fr)`,
    '& > :first-of-type:not(:last-child)': { display: 'block' },
  },
  [roomFor.list]: { gridTemplateColumns: `${size.inboxList}px minmax(0, 1fr)` },
};
