import { needsGoogle, resolveActionType } from '@crocodile-hub/core/domain/action-types';
import Replay from '@mui/icons-material/ReplayOutlined';
import { styled } from '@mui/material/styles';
import type { Instant } from '@crocodile-hub/core/contract/time';
import { readingsIn } from '@crocodile-hub/core/domain/two-readings';
import { sayReason } from '@crocodile-hub/core/failures/say';
import { secondMs } from '@crocodile-hub/core/time/units';
import { type ReactNode, useEffect, useMemo } from 'react';
import type { Message, MessageAction } from '../log/message.ts';
import { ledgerEntryQuery } from '../../actions/run/ledger-entry-query.ts';
import { isForApproval, needsApproval } from '../../actions/outcomes/needs-approval.ts';
import type { TaskRun } from '../../actions/run/task-runner.ts';
import { smartTasksById } from '../../actions/task/watch-smart-tasks.ts';
import { useReconnectGoogle } from '../../connections/use-reconnect-google.ts';
import { useLiveQuery } from '../../account/use-live-query.ts';
import { useLocale } from '../../kit/text/use-locale.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { whenInSentence } from '../../kit/text/when.ts';
import { Button } from '../../kit/ui/button.tsx';
import { Ridge } from '../../kit/ui/ridge.tsx';
import { Undo } from '../../kit/ui/pointing-icons.tsx';
import { ConfirmCard } from '../../actions/card/confirm-card.tsx';
import { OutcomeCard } from '../../actions/card/outcome-card.tsx';
import type { ActionDesk, ActionMessage } from './action-desk.ts';
import type { Desk } from './desk.ts';
import { messagePlace } from './message-place.ts';
import { useStore } from './use-desk.ts';
import { eventOfLedger, isWorthFollowing, undoWindow } from './ledger-news.ts';
import { useWhen } from '../../account/use-when.ts';

type ActionCardProps = { desk: Desk; actions: ActionDesk; sessionId: string; message: Message };

/** A message's action: proposed, running, or with its outcome. */
export default function ActionCard({ desk, actions, sessionId, message }: ActionCardProps) {
  const { action } = message;
  if (action === undefined) return null;
  const known = { id: message.id, content: message.content, action };
  return (
    <ActionInState key={action.state} desk={desk} actions={actions} sessionId={sessionId} message={known} />
  );
}

type ActionInStateProps = {
  desk: Desk;
  actions: ActionDesk;
  sessionId: string;
  message: ActionMessage;
};

function ActionInState({ desk, actions, sessionId, message }: ActionInStateProps) {
  const { action } = message;
  const run = useStore(desk.actionRuns).get(action.key ?? message.id);
  const place = messagePlace(sessionId, message.id);
  const isAtWork = useStore(desk.busyMessages).has(place);
  // The run has failed and that is stored; the message will show it in a moment.
  const isWritten = (run?.is === 'refused' || run?.is === 'unreached') && action.state === 'running';
  const entry = useLedger({ desk, actions, sessionId, message }, isAtWork || isWritten);
  const readings = useMemo(() => readingsIn(action.readings), [action.readings]);
  const shared = { actionType: action.actionType, payload: action.payload };
  switch (action.state) {
    case 'proposed':
    case 'failed':
      return (
        <ConfirmCard
          {...shared}
          runAt={action.runAt}
          readings={readings}
          isBusy={isAtWork}
          notice={<Refusal uid={desk.uid} message={message} run={run} reason={entry?.failure?.reason} />}
          edit={desk.cardEdits.get(place)}
          onEdit={(edit) => desk.cardEdits.set(place, edit)}
          onConfirm={(shown) => void actions.confirm(sessionId, message, shown)}
          onCancel={() => {
            desk.cardEdits.delete(place);
            void actions.cancel(sessionId, message);
          }}
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

/** The ledger entry of the action. Outcomes that no tab waited for are stored on the message. */
function useLedger({ desk, actions, sessionId, message }: ActionInStateProps, isAtWork: boolean) {
  const { state, key = message.id } = message.action;
  const live = useLiveQuery(ledgerEntryQuery(key), isWorthFollowing(state) ? desk.uid : undefined);
  const entry = live.is === 'ready' ? live.items[0] : undefined;
  const event = entry === undefined ? null : eventOfLedger(state, entry.status);
  useEffect(() => {
    // A tab that waits for the answer stores it itself. If its answer got lost, the ledger's outcome is stored.
    if (event !== null && !isAtWork) void actions.adopt(sessionId, message, event);
    // The message object is new at every snapshot; its id and state are what matters.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [event, isAtWork, actions, sessionId, message.id]);
  return entry;
}

type RunningProps = { isAtWork: boolean; onResume: () => void; card: ReactNode };

/** In progress. When this tab does not wait for the answer, it can be tried again: under its key it runs only once. */
function Running({ isAtWork, onResume, card }: RunningProps) {
  const { t } = useTranslation(['command-center', 'common']);
  if (isAtWork) return card;
  return (
    <>
      {card}
      <Note>{t('notRunYet')}</Note>
      <span>
        <Button size="sm" icon={<Replay />} onClick={onResume}>
          {t('common:retry')}
        </Button>
      </span>
    </>
  );
}

type ConfirmedProps = {
  action: MessageAction;
  undoUntil: Instant | undefined;
  /** The chosen time to leave, while that is ahead. */
  leavesAt: Instant | undefined;
  /** The whole hold before it leaves; undefined once it has left. */
  heldMs: number | undefined;
  isUndoing: boolean;
  onUndo: () => void;
};

function Confirmed(props: ConfirmedProps) {
  const { action, undoUntil, leavesAt, heldMs, isUndoing, onUndo } = props;
  const { t } = useTranslation(['command-center', 'actions']);
  const when = useWhen(secondMs);
  const leftMs = (undoUntil ?? 0) - when.now;
  const canUndo = leftMs > 0;
  const words = t('actions:leavesIn', { count: Math.ceil(leftMs / secondMs) });
  return (
    <OutcomeCard
      state="confirmed"
      actionType={action.actionType}
      payload={action.payload}
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
            <Held>{t('actions:leavesAt', { when: whenInSentence(leavesAt, when) })}</Held>
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

type RefusalProps = {
  uid: string;
  message: ActionMessage;
  run: TaskRun | undefined;
  reason: string | undefined;
};

/** Why it failed, with a way to reconnect Google if that is the reason. */
function Refusal({ uid, message, run, reason }: RefusalProps) {
  const { action } = message;
  const { t } = useTranslation('command-center');
  const { locale } = useLocale();
  const { reconnecting, reconnect } = useReconnectGoogle();
  const failure = run?.is === 'refused' || run?.is === 'unreached' ? run.failure : undefined;
  // After a reload. A refusal that came before the ledger kept anything is on the Smart Task alone.
  const isOnTask = action.state === 'failed' && failure === undefined && reason === undefined;
  const task = useLiveQuery(smartTasksById([action.key ?? message.id]), isOnTask ? uid : undefined);
  if (action.state !== 'failed') return null;
  const kept = reason ?? (task.is === 'ready' ? task.items[0]?.reason : undefined);
  const asksForGoogle =
    failure === undefined
      ? needsGoogle(resolveActionType(action.actionType)) && isForApproval(kept)
      : needsApproval(action.actionType, failure);
  const said = failure?.message ?? (kept === undefined ? t('failedToExecute') : sayReason(kept, locale));
  return (
    <Problem role="alert">
      {t('actionFailed')}: {asksForGoogle && failure?.kind === 'reauth' ? t('googleNeeded') : said}
      {asksForGoogle && (
        <Button size="sm" loading={reconnecting} onClick={reconnect}>
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
