import Add from '@mui/icons-material/AddOutlined';
import LibraryAddCheck from '@mui/icons-material/LibraryAddCheckOutlined';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { countSessions, type SessionCounts } from '@crocodile-hub/core/domain/session';
import { newSessionAttempt, type Session } from '../sessions/session.ts';
import { useWhen } from '../../account/use-when.ts';
import { sessionSearchKey } from '../../kit/nav/keys.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { useIsAttempting } from '../../kit/state/attempts.ts';
import { useAddressDialog } from '../../kit/nav/use-address-dialog.ts';
import { Button } from '../../kit/ui/button.tsx';
import { ConfirmDialog } from '../../kit/ui/confirm-dialog.tsx';
import { IconButton } from '../../kit/ui/icon-button.tsx';
import { SearchField } from '../../kit/ui/search-field.tsx';
import { SessionList } from './session-list.tsx';
import type { Desk } from '../desk/desk.ts';
import { filtered, isFiltering, noFilter } from './session-filter.ts';
import { useStore } from '../desk/use-desk.ts';
import { SelectionBar } from './selection-bar.tsx';
import { SessionsLoading } from './sessions-loading.tsx';
import { StatusFilter } from './status-filter.tsx';
import { useBulk } from './use-bulk.ts';
import { useSelection } from './use-selection.ts';
import type { SessionActions } from './use-session-actions.ts';
import { countAllSessions } from '../sessions/session-queries.ts';
import type { Listing } from '../../kit/wire/firebase/paged-list.ts';
import { countAfterChanges } from './count-after-changes.ts';

type SessionsPaneProps = { desk: Desk; actions: SessionActions };

export function SessionsPane({ desk, actions }: SessionsPaneProps) {
  const { t } = useTranslation('command-center');
  const listing = useStore(desk.archive);
  const active = useStore(desk.active);
  const selection = useSelection();
  const [filter, setFilter] = useState(noFilter);
  const bulk = useBulk(desk, actions, selection, filter);
  const deletion = useDeletion(selection.ids?.size ?? 0, bulk.remove);
  const when = useWhen(listStepMs);
  const shown = useMemo(() => filtered(listing.items, filter), [listing.items, filter]);
  const isLookingForMore = isFiltering(filter);
  const isUnread = listing.older === 'loading' || listing.older === 'failed';
  // A search or filter may mean older sessions, so all are read at its first change.
  useEffect(() => {
    if (isLookingForMore) void desk.archive.loadAll();
  }, [isLookingForMore, desk]);

  return (
    <Pane aria-label={t('sessions')}>
      <Heading onNew={() => void actions.create()} />
      <Tools>
        <SearchField
          id="session-search"
          name={t('searchSessions')}
          placeholder={t('searchSessions')}
          shortcut={sessionSearchKey}
          value={filter.words}
          onChange={(words) => setFilter({ ...filter, words })}
        />
        <StatusFilter value={filter.status} onChange={(status) => setFilter({ ...filter, status })} />
        <Counts desk={desk}>
          <IconButton
            size="sm"
            name={t('multiSelect')}
            icon={<LibraryAddCheck />}
            pressed={selection.ids !== null}
            onClick={selection.toggleMode}
          />
        </Counts>
      </Tools>
      {selection.ids !== null && (
        <SelectionBar
          count={selection.ids.size}
          isBusy={bulk.isBusy}
          onSelectAll={bulk.selectAll}
          onClear={selection.clear}
          onDuplicate={bulk.duplicate}
          onDelete={deletion.ask}
        />
      )}
      {listing.is === 'loading' && <SessionsLoading />}
      {listing.is !== 'loading' && shown.length === 0 && !isUnread && (
        <Nothing isFiltering={isLookingForMore} />
      )}
      {(shown.length > 0 || isUnread) && listing.is !== 'loading' && (
        <SessionList
          sessions={shown}
          openId={active?.id}
          selection={selection.ids}
          when={when}
          older={listing.older}
          onOpen={({ id }: Session) => (selection.ids === null ? actions.open(id) : selection.toggle(id))}
          onToggle={({ id }: Session) => selection.toggle(id)}
          onEnd={() => void desk.archive.loadOlder()}
        />
      )}
      {deletion.question}
    </Pane>
  );
}

function Heading({ onNew }: { onNew: () => void }) {
  const { t } = useTranslation('command-center');
  const isCreating = useIsAttempting(newSessionAttempt);
  return (
    <Head>
      <Typography variant="section" component="h1" sx={{ flex: 1, whiteSpace: 'nowrap' }}>
        {t('title')}
      </Typography>
      <Button
        variant="filled"
        icon={<Add />}
        loading={isCreating}
        onClick={onNew}
        aria-keyshortcuts="Alt+N Control+N Meta+N"
      >
        {t('newSession')}
      </Button>
    </Head>
  );
}

/** Asks before the chosen sessions are deleted. The question stands in the address. */
function useDeletion(chosen: number, remove: () => void) {
  const { t } = useTranslation(['command-center', 'common']);
  const { of, open, close } = useAddressDialog('delete-selected');
  const giveUp = useEffectEvent(close);
  // A reload forgets what was selected, and with it the question.
  const hasNothingToAsk = of !== null && chosen === 0;
  useEffect(() => {
    if (hasNothingToAsk) giveUp();
  }, [hasNothingToAsk]);
  const question = (
    <ConfirmDialog
      open={of !== null && chosen > 0}
      title={t('deleteManyTitle', { count: chosen })}
      hint={t('deleteManyHint')}
      action={t('common:delete')}
      onClose={close}
      onConfirm={remove}
    />
  );
  return { ask: () => open(), question };
}

/** Times change by the minute; this step also removes the dot of a new message within seconds. */
const listStepMs = 5_000;

function Counts({ desk, children }: { desk: Desk; children: React.ReactNode }) {
  const { t } = useTranslation('command-center');
  const listing = useStore(desk.archive);
  const { total, active, completed } = useSessionCounts(desk.uid, listing);
  return (
    <Row>
      <strong className="tabular">{t('total', { count: total })}</strong>
      <span className="tabular">
        {t('active')} <strong>{active}</strong>
      </span>
      <span className="tabular">
        {t('completed')} <strong>{completed}</strong>
      </span>
      {children}
    </Row>
  );
}

function Nothing({ isFiltering }: { isFiltering: boolean }) {
  const { t } = useTranslation('command-center');
  return <Line role="status">{isFiltering ? t('noSessions') : t('noSessionsYet')}</Line>;
}

const Pane = styled('section')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  minInlineSize: 0,
  backgroundColor: theme.vars.palette.paper,
}));

const Head = styled('header')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  minBlockSize: 60,
  paddingInline: theme.spacing(2, 1.5),
  '& button': { gap: theme.spacing(0.5), paddingInline: theme.spacing(1) },
}));

const Tools = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.25),
  minInlineSize: 0,
  paddingInline: theme.spacing(2, 1.5),
  paddingBlockEnd: theme.spacing(1.25),
}));

const Row = styled('p')(({ theme }) => ({
  ...theme.typography.small,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1.5),
  color: theme.vars.palette.ink2,
  '& strong': { fontWeight: 'var(--weight-strong)', color: theme.vars.palette.ink },
}));

const Line = styled('p')(({ theme }) => ({
  ...theme.typography.body,
  padding: theme.spacing(2),
  color: theme.vars.palette.ink3,
}));

/**
 * The number of sessions, of active and of completed ones. Counted here if all are loaded, else by the server; until it
 * answers, and offline, the loaded ones are counted.
 */
function useSessionCounts(uid: string, { items, older }: Listing<Session>): SessionCounts {
  const isComplete = older === 'none';
  const [counted, setCounted] = useState<SessionCounts | null>(null);
  useEffect(() => {
    if (isComplete || items.length === 0) return undefined;
    return countAfterChanges(() => countAllSessions(uid), setCounted);
  }, [uid, isComplete, items]);
  return isComplete || counted === null ? countSessions(items) : counted;
}
