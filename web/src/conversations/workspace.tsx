import { useEffect, useMemo, useEffectEvent, useRef, useId, useState } from 'react';
import { wasRefused } from './sessions/create-session.ts';
import { watchSession } from './sessions/session-queries.ts';
import { useOfferCommands } from '../kit/nav/registry.ts';
import { useLiveQuery } from '../account/use-live-query.ts';
import { useTranslation } from '../kit/text/use-translation.ts';
import { Button } from '../kit/ui/button.tsx';
import { EmptyState } from '../kit/ui/empty-state.tsx';
import { notify } from '../kit/ui/notify.tsx';
import { useActionDesk } from './desk/use-action-desk.ts';
import { Conversation } from './talk/conversation.tsx';
import { ConversationLoading } from './talk/conversation-loading.tsx';
import { NoConversation } from './talk/no-conversation.tsx';
import type { ActiveSession } from './desk/active-session.ts';
import type { ActionDesk } from './desk/action-desk.ts';
import type { Desk } from './desk/desk.ts';
import { type SessionActions, useSessionActions } from './list/use-session-actions.ts';
import { SessionsPane } from './list/sessions-pane.tsx';
import { useAddress } from './use-address.ts';
import { useDesk, useStore } from './desk/use-desk.ts';
import { WorkspaceFrame } from './workspace-frame.tsx';
import { id as idOf } from '@crocodile-hub/core/contract/fields';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useAddressParams } from '../kit/nav/use-address-params.ts';
import MuiDialog from '@mui/material/Dialog';

export function Workspace({ uid }: { uid: string }) {
  const desk = useDesk(uid);
  const actions = useSessionActions(desk);
  const actionDesk = useActionDesk(desk);
  const { is } = useStore(desk.archive);
  const active = useStore(desk.active);
  useAddress(desk);
  useBackToList(desk, active);
  useOfferCommands(useMemo(() => [{ id: 'session.new', run: () => void actions.create() }], [actions]));
  if (typeof is === 'object') return <CannotLoad />;
  return (
    <WorkspaceFrame data-shows={active === null ? 'list' : 'conversation'}>
      <WelcomeDialog />
      <SessionsPane desk={desk} actions={actions} />
      {active === null ? (
        <NoConversation
          onNew={(words) => void actions.create(words)}
          onSay={(words) => void actions.createByVoice(words)}
        />
      ) : (
        <OpenSession key={active.id} desk={desk} active={active} actions={actions} actionDesk={actionDesk} />
      )}
    </WorkspaceFrame>
  );
}

type OpenSessionProps = {
  desk: Desk;
  active: ActiveSession;
  actions: SessionActions;
  actionDesk: ActionDesk;
};

function OpenSession({ desk, active, actions, actionDesk }: OpenSessionProps) {
  const { t } = useTranslation('command-center');
  const live = useLiveQuery(watchSession(active.id), desk.uid);
  const stored = live.is === 'ready' ? live.items[0] : undefined;
  const isGone = live.is === 'failed' || (live.is === 'ready' && stored === undefined && !live.fromCache);
  useEffect(() => {
    if (!isGone || desk.active.get()?.id !== active.id) return;
    // Deleted elsewhere, or never there.
    desk.runner.abandon(active.id);
    desk.active.set(null);
    if (!wasRefused(active.id)) notify.error(t('sessionNotFound'));
  }, [isGone, desk, active.id, t]);
  if (stored === undefined) return <ConversationLoading />;
  const session = { ...stored, id: active.id };
  return (
    <Conversation desk={desk} active={active} session={session} actions={actions} actionDesk={actionDesk} />
  );
}

function CannotLoad() {
  const { t } = useTranslation(['command-center', 'common']);
  return (
    <EmptyState
      pose="lost"
      level="h1"
      title={t('failedToLoad')}
      hint={t('failedToLoadHint')}
      actions={<Button onClick={() => window.location.reload()}>{t('common:reloadPage')}</Button>}
    />
  );
}

/**
 * Where there is no room for both, a session covers the list: what is opened from it is a step of its own, which Back
 * takes back. A link that leads to a session makes none. Rule nav.back.1.
 */
function useBackToList(desk: Desk, active: ActiveSession | null): void {
  const isBesideList = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true });
  const address = useAddressParams();
  const shown = idOf.safeParse(address.get('session')).data ?? null;
  const isLink = address.get('sessionId') !== null;
  const activeId = active?.id ?? null;
  /** Null before the first look: Back may lead here from another screen. */
  const before = useRef<{ activeId: string | null; shown: string | null } | null>(null);

  const follow = useEffectEvent((now: NonNullable<typeof before.current>) => {
    const was = before.current ?? { activeId, shown: null };
    before.current = now;
    if (shown !== was.shown) {
      // The address moved: Back, or forward again. What a link leads to is opened for it.
      if (isLink) return;
      if (shown === null && activeId === was.shown) desk.active.set(null);
      else if (shown !== null && shown !== activeId) desk.active.set({ id: shown, openedBy: 'person' });
    } else if (activeId !== was.activeId) {
      if (activeId === null) {
        if (shown !== null) address.close('session');
      } else if (shown !== null) address.set({ session: activeId });
      else if (was.activeId === null && !isBesideList && !isLink) address.open({ session: activeId });
    }
  });
  useEffect(() => follow({ activeId, shown }), [activeId, shown]);
}

/** Rule center.entry.1: the local flag of the first visit. */
const seenKey = 'hasSeenWelcome';

/** Says hello on the first visit in this browser. */
function WelcomeDialog() {
  const { t } = useTranslation('command-center');
  const [isOpen, setOpen] = useState(() => localStorage.getItem(seenKey) === null);
  const titleId = useId();
  const close = () => {
    localStorage.setItem(seenKey, 'true');
    setOpen(false);
  };
  return (
    <MuiDialog open={isOpen} onClose={close} aria-labelledby={titleId}>
      <EmptyState
        pose="greeting"
        title={t('welcomeTitle')}
        titleId={titleId}
        hint={t('welcomeHint')}
        actions={
          <Button variant="filled" autoFocus onClick={close}>
            {t('letsGo')}
          </Button>
        }
      />
    </MuiDialog>
  );
}
