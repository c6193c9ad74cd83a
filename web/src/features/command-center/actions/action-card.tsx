import Replay from '@mui/icons-material/ReplayOutlined';
import Undo from '@mui/icons-material/UndoOutlined';
import { styled } from '@mui/material/styles';
import type { Instant } from '@crocodile-hub/core/contract/time';
import { sayReason } from '@crocodile-hub/core/failures/say';
import { type ReactNode, useEffect } from 'react';
import { watchExecution } from '../../../entities/message/api/watch-execution.ts';
import type { Message, MessageAction } from '../../../entities/message/model/message.ts';
import { useSettings } from '../../../entities/profile/model/use-settings.ts';
import type { TaskRun } from '../../../entities/smart-task/model/task-runner.ts';
import { connectGoogle } from '../../../shared/auth/google.ts';
import { useLiveQuery } from '../../../shared/firebase/use-live-query.ts';
import { useLocale } from '../../../shared/i18n/use-locale.ts';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { useNow } from '../../../shared/lib/use-now.ts';
import { whenInSentence } from '../../../shared/lib/when.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Ridge } from '../../../shared/ui/ridge.tsx';
import { ConfirmCard } from '../../../widgets/confirm-card/confirm-card.tsx';
import { OutcomeCard } from '../../../widgets/confirm-card/outcome-card.tsx';
import type { ActionDesk, ActionMessage } from '../model/action-desk.ts';
import type { Desk } from '../model/desk.ts';
import { useStore } from '../use-desk.ts';
import { eventOfLedger, isWorthFollowing, undoWindow } from '../model/ledger-news.ts';

type ActionCardProps = { desk: Desk; actions: ActionDesk; sessionId: string; message: Message };

/** A message's action: asked for, on its way, or what became of it. */
export default function ActionCard({ desk, actions, sessionId, message }: ActionCardProps) {
  const { action } = message;
  if (action === undefined) return null;
  const known = { id: message.id, content: message.content, action };
  return (
    <Stated
      key={action.state}
      desk={desk}
      actions={actions}
      sessionId={sessionId}
      message={known}
      askedAt={message.timestamp}
    />
  );
}

type StatedProps = {
  desk: Desk;
  actions: ActionDesk;
  sessionId: string;
  message: ActionMessage;
  askedAt: Instant;
};

function Stated({ desk, actions, sessionId, message, askedAt }: StatedProps) {
  const { action } = message;
  const { locale } = useLocale();
  const { timeZone } = useSettings();
  const run = useStore(desk.actionRuns).get(action.key ?? message.id);
  const isAtWork = useStore(desk.busyMessages).has(message.id);
  // Its failure has been written down, and the message is about to say so.
  const isWritten = (run?.is === 'refused' || run?.is === 'unreached') && action.state === 'running';
  const entry = useLedger({ desk, actions, sessionId, message, askedAt }, isAtWork || isWritten);
  const shared = { actionType: action.actionType, payload: action.payload, timeZone };
  switch (action.state) {
    case 'proposed':
    case 'failed':
      return (
        <ConfirmCard
          {...shared}
          runAt={action.runAt}
          isBusy={isAtWork}
          notice={
            <Refusal
              action={action}
              run={run}
              reason={entry?.failure ? sayReason(entry.failure.reason, locale) : undefined}
            />
          }
          onConfirm={(shown) => void actions.confirm(sessionId, message, shown)}
          onCancel={() => void actions.cancel(sessionId, message)}
        />
      );
    case 'running':
      return (
        <Running
          isAtWork={isAtWork}
          onResume={() => void actions.resume(sessionId, message)}
          card={<OutcomeCard {...shared} state="running" />}
        />
      );
    case 'confirmed':
      return (
        <Confirmed
          action={action}
          timeZone={timeZone}
          undoUntil={undoWindow(entry)}
          leavesAt={entry?.status === 'scheduled' ? (entry.runAt ?? undefined) : undefined}
          heldMs={entry?.status === 'held' ? (entry.undoUntil ?? 0) - entry.createdAt : undefined}
          isUndoing={isAtWork}
          onUndo={() => void actions.undo(sessionId, message)}
        />
      );
    case 'cancelled':
      return <OutcomeCard {...shared} state="cancelled" />;
    default:
      return action.state satisfies never;
  }
}

/** What the ledger says of the action; news that nobody here waited for are written down. */
function useLedger({ desk, actions, sessionId, message, askedAt }: StatedProps, isAtWork: boolean) {
  const { state, key = message.id } = message.action;
  const isFollowed = isWorthFollowing(state, askedAt, Date.now());
  const live = useLiveQuery(watchExecution(key), isFollowed ? desk.uid : undefined);
  const entry = live.is === 'ready' ? live.items[0] : undefined;
  const event = entry === undefined ? null : eventOfLedger(state, entry.status);
  useEffect(() => {
    // Whoever waits here writes it down; when their answer is lost, the ledger's word stands.
    if (event !== null && !isAtWork) void actions.adopt(sessionId, message, event);
    // The message object is new at every snapshot; its id and state are what matters.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [event, isAtWork, actions, sessionId, message.id]);
  return entry;
}

type RunningProps = { isAtWork: boolean; onResume: () => void; card: ReactNode };

/** In progress. When nobody here is waiting for it, it can be tried again: under its key it runs once. */
function Running({ isAtWork, onResume, card }: RunningProps) {
  const { t } = useTranslation('command-center');
  if (isAtWork) return card;
  return (
    <>
      {card}
      <Note>{t('notRunYet')}</Note>
      <span>
        <Button size="sm" icon={<Replay />} onClick={onResume}>
          {t('retry')}
        </Button>
      </span>
    </>
  );
}

type ConfirmedProps = {
  action: MessageAction;
  timeZone: string;
  undoUntil: Instant | undefined;
  /** When it leaves, while it waits for a time of the person's. */
  leavesAt: Instant | undefined;
  /** How long it waits in all before it leaves; undefined once it has. */
  heldMs: number | undefined;
  isUndoing: boolean;
  onUndo: () => void;
};

const secondMs = 1_000;

function Confirmed(props: ConfirmedProps) {
  const { action, timeZone, undoUntil, leavesAt, heldMs, isUndoing, onUndo } = props;
  const { t } = useTranslation('command-center');
  const { locale } = useLocale();
  const now = useNow(secondMs);
  const leftMs = (undoUntil ?? 0) - now;
  const canUndo = leftMs > 0;
  const words = t('held', { count: Math.ceil(leftMs / secondMs) });
  return (
    <OutcomeCard
      state="confirmed"
      actionType={action.actionType}
      payload={action.payload}
      timeZone={timeZone}
      action={
        canUndo && (
          <Button size="sm" variant="bare" icon={<Undo />} loading={isUndoing} onClick={onUndo}>
            {isUndoing ? t('undoing') : t('undo')}
          </Button>
        )
      }
      foot={
        <>
          {leavesAt !== undefined && (
            <Held>{t('leavesAt', { when: whenInSentence(leavesAt, { locale, timeZone, now }) })}</Held>
          )}
          {canUndo && heldMs !== undefined && (
            <Held>
              <span className="tabular">{words}</span>
              <Ridge
                kind="timer"
                tone="waiting"
                value={leftMs / heldMs}
                name={t('actionConfirmed')}
                valueText={words}
              />
            </Held>
          )}
        </>
      }
    />
  );
}

type RefusalProps = { action: MessageAction; run: TaskRun | undefined; reason: string | undefined };

/** Why it failed, and the way back to Google when that is what it takes. */
function Refusal({ action, run, reason }: RefusalProps) {
  const { t } = useTranslation('command-center');
  if (action.state !== 'failed') return null;
  const failure = run?.is === 'refused' || run?.is === 'unreached' ? run.failure : undefined;
  const needsGoogle = failure?.kind === 'reauth' || failure?.requiresAuth === true;
  return (
    <Problem role="alert">
      {t('actionFailed')}:{' '}
      {needsGoogle ? t('googleNeeded') : (failure?.message ?? reason ?? t('failedToExecute'))}
      {needsGoogle && (
        <Button size="sm" onClick={() => void connectGoogle()}>
          {t('connectGoogle')}
        </Button>
      )}
    </Problem>
  );
}

const Note = styled('p')(({ theme }) => ({ ...theme.typography.small, color: theme.vars.palette.ink2 }));

const Held = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'grid',
  gap: theme.spacing(0.5),
  padding: theme.spacing(0, 1.75, 1.25),
  color: theme.vars.palette.accentInk,
}));

const Problem = styled('div')(({ theme }) => ({
  ...theme.typography.small,
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(1),
  color: theme.vars.palette.errorInk,
}));
