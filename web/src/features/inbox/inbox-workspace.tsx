import Box from '@mui/material/Box';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Message } from '../../entities/inbox/model/message.ts';
import { folderCountsSource } from '../../entities/inbox/api/folder-counts.ts';
import { useGoogleConnection } from '../../entities/integration/model/use-google-connection.ts';
import { useSettings } from '../../entities/profile/model/use-settings.ts';
import { useLocale } from '../../shared/i18n/use-locale.ts';
import { useUid } from '../../shared/auth/person.ts';
import { notify } from '../../shared/ui/notify.tsx';
import { usePolled } from '../../shared/lib/use-polled.ts';
import { lazyPart } from '../../shared/lib/lazy-part.ts';
import { cardTimeOf } from '../../shared/lib/when.ts';
import { useAddressParams } from '../../shared/nav/use-address-params.ts';
import { size } from '../../shared/theme/tokens.ts';
import { Card } from '../../shared/ui/card.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { addDeparted } from './compose/departed.ts';
import { useCompose } from './compose/use-compose.ts';
import { Conversation } from './conversation.tsx';
import { InboxHead } from './inbox-head.tsx';
import { ListHead } from './list-head.tsx';
import type { Asked, Purpose } from './message-actions.tsx';
import { MessageGroups } from './message-groups.tsx';
import { groupsOf, shownPage } from './model/shown-page.ts';
import { totalOf } from './model/inbox-state.ts';
import { Pager } from './pager.tsx';
import { ReconnectPanel } from './reconnect-panel.tsx';
import { Troubles } from './troubles.tsx';
import { FolderBar } from './folder-bar.tsx';
import { folders, useInbox } from './use-inbox.ts';
import { useInboxActions } from './use-inbox-actions.ts';
import { useOpened } from './use-opened.ts';
import { useReconnected } from './use-reconnected.ts';
import { useTriageKeys } from './use-triage-keys.ts';

const ComposeLayer = lazyPart(() => import('./compose/compose-layer.tsx'));

/** The list with its head. Mail that cannot be read is explained in its place, beside what others sent. */
export function InboxWorkspace() {
  const { t } = useTranslation('inbox');
  /** What the message was opened for. */
  const [asked, setAsked] = useState<Asked | null>(null);
  const { timeZone } = useSettings();
  const { locale } = useLocale();
  const connection = useGoogleConnection();
  const address = useAddressParams();
  const folder = folders.find((known) => known === address.get('folder')) ?? 'inbox';
  const counts = usePolled(folderCountsSource, useUid());
  const inbox = useInbox(folder, (loaded, isLoaded) => {
    const name = t(`folder_${loaded}`);
    if (isLoaded) notify.success(t('loadedFolder', { folder: name }));
    else notify.error(t('failedFolder', { folder: name }));
  });
  const { state, dispatch, refresh, retry, nextPage, setPerPage } = inbox;
  useReconnected(connection, refresh);
  const opened = useOpened(address, state, dispatch);
  const compose = useCompose(address, opened, state.thread);
  const formatTime = (at: number) => cardTimeOf(at, { locale, timeZone });
  const { shown, hasMore, needsMore } = shownPage(state);
  const { list, chosen, isBusy, actOn, bulk } = useInboxActions(inbox, {
    shown,
    onGone: (ids) => {
      if (opened !== undefined && ids.has(opened.id)) address.drop('messageId');
    },
  });
  const { loading, page, troubles, messages } = state;
  const openFor = (message: Message, purpose: Purpose) => {
    const { id, platform } = message;
    const isQuick = purpose === 'reply' && (platform === 'messenger' || platform === 'instagram');
    address.set({ messageId: id, ...(isQuick ? { compose: 'reply' } : {}) });
    setAsked({ id: message.id, purpose });
  };
  const actions = { isBusy, actOn, openFor };
  const open = ({ id }: Message) => {
    setAsked(null);
    address.set({ messageId: id });
  };
  const select = ({ id }: Message) => dispatch({ type: 'select-toggled', id });
  useTriageKeys({
    ...actions,
    list,
    shown,
    opened,
    open,
    select,
    compose: ({ id, platform }, what) => {
      if (platform === 'gmail') address.set({ messageId: id, compose: what });
    },
  });
  const isGoogleMissing = troubles.some(({ requiresAuth }) => requiresAuth);
  const isListed = !isGoogleMissing || messages.length > 0;
  return (
    <Box sx={opened === undefined ? frameStyle : wideStyle}>
      <InboxHead
        search={state.search}
        onSearch={(search) => dispatch({ type: 'searched', search })}
        filter={state.filter}
        onFilter={(filter) => dispatch({ type: 'filtered', filter })}
        isRefreshing={loading === 'first' || loading === 'refresh'}
        onRefresh={() => {
          refresh();
          void counts.refresh();
        }}
      />
      <Box sx={opened === undefined ? besideStyle : besideOpenStyle}>
        <FolderBar
          folder={folder}
          counts={counts.polled.is === 'ready' ? counts.polled.value.folders : null}
          onFolder={(next) => address.set({ folder: next === 'inbox' ? null : next, messageId: null })}
          onCompose={() => compose.open('new')}
        />
        <Box sx={{ minInlineSize: 0 }}>
          {isGoogleMissing && (
            <ReconnectPanel
              text={t(connection.is === 'disconnected' ? 'googleAuthorization' : 'gmailExpired')}
              onRetry={() => retry('gmail')}
            />
          )}
          <Troubles troubles={troubles.filter(({ requiresAuth }) => !requiresAuth)} onRetry={retry} />
          <Box sx={opened === undefined ? undefined : splitStyle}>
            {isListed && (
              <Card
                ref={list}
                aria-label={t('messages')}
                aria-busy={loading === 'first' || undefined}
                sx={{ overflow: 'clip' }}
              >
                <ListHead
                  shown={shown.length}
                  total={totalOf(state)}
                  perPage={state.perPage}
                  onPerPage={setPerPage}
                />
                <BulkBar
                  count={chosen.length}
                  isBusy={chosen.some(isBusy)}
                  onClear={() => dispatch({ type: 'selection-cleared' })}
                  onAct={bulk}
                />
                {shown.length > 0 ? (
                  <MessageGroups
                    groups={groupsOf(shown)}
                    collapsed={state.collapsed}
                    onToggle={(group) => dispatch({ type: 'group-toggled', group })}
                    openedId={opened?.id ?? null}
                    onOpen={open}
                    selected={state.selected}
                    onSelect={select}
                    actions={actions}
                    formatTime={formatTime}
                  />
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
                thread={state.thread}
                formatTime={formatTime}
                actions={actions}
                asked={asked}
                onReplied={(reply) => dispatch({ type: 'replied', reply })}
                onAnswer={compose.whole === undefined ? undefined : compose.open}
                onClose={() => address.drop('messageId')}
              />
            )}
          </Box>
        </Box>
      </Box>
      {compose.composing !== null && (
        <Suspense fallback={null}>
          <ComposeLayer
            composing={compose.composing}
            message={compose.whole}
            formatTime={formatTime}
            onClose={(left) => {
              compose.close();
              const isAnswer = compose.composing === 'reply' || compose.composing === 'reply-all';
              if (left === undefined || opened === undefined || !isAnswer) return;
              addDeparted({ ...left, threadId: opened.threadId, at: Date.now() });
            }}
          />
        </Suspense>
      )}
    </Box>
  );
}

const frameStyle = {
  padding: { xs: 2, md: 4 },
  paddingBlockStart: { xs: 2, md: 2.5 },
  inlineSize: '100%',
  maxInlineSize: 1240,
};
/** The folders beside the list; on narrow windows above it. */
const besideStyle = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '184px minmax(0, 1fr)' },
};
/** On narrow windows the conversation stands alone. */
const besideOpenStyle = { ...besideStyle, '& > nav': { display: { xs: 'none', lg: 'grid' } } };
const wideStyle = { ...frameStyle, maxInlineSize: 'none' };
/** The list beside the conversation; on narrow windows the conversation alone. */
const splitStyle = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: `${size.inboxList}px minmax(0, 1fr)` },
  '& > :first-of-type:not(:last-child)': { display: { xs: 'none', lg: 'block' } },
};
