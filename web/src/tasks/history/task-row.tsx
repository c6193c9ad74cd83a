import { resolveActionType } from '@crocodile-hub/core/domain/action-types';
import { readingsIn, type WaitingReading } from '@crocodile-hub/core/domain/two-readings';
import { sentPayload } from '@crocodile-hub/core/domain/task-payload';
import { minuteMs, secondMs } from '@crocodile-hub/core/time/units';
import Delete from '@mui/icons-material/DeleteOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import PlayArrow from '@mui/icons-material/PlayArrowOutlined';
import Replay from '@mui/icons-material/ReplayOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId, useState } from 'react';
import { useReconnectGoogle } from '../../connections/use-reconnect-google.ts';
import { runAgainOf } from '../../actions/run/run-again.ts';
import type { SmartTask } from '../../actions/task/smart-task.ts';
import type { TaskRun } from '../../actions/run/task-runner.ts';
import { ActionIcon } from '../../actions/action-icon.tsx';
import { StatusWord } from './status-word.tsx';
import { useLocale } from '../../kit/text/use-locale.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { useIsAttempting } from '../../kit/state/attempts.ts';
import { useNow } from '../../kit/state/use-now.ts';
import { listTimeOf, type WhenContext, whenInSentence } from '../../kit/text/when.ts';
import { radius } from '../../kit/theme/tokens.ts';
import { BidiText } from '../../kit/ui/bidi-text.tsx';
import { Button, type ButtonProps } from '../../kit/ui/button.tsx';
import { Ridge } from '../../kit/ui/ridge.tsx';
import { Tile } from '../../kit/ui/tile.tsx';
import { Undo } from '../../kit/ui/pointing-icons.tsx';
import { missingFields } from '../../actions/card/payload-form.ts';
import { PayloadDetails } from '../../actions/card/payload-details.tsx';
import { TwoReadings } from '../../actions/card/two-readings.tsx';
import { apiToEnable } from './api-to-enable.ts';
import { asksForApproval } from '../../actions/outcomes/needs-approval.ts';
import { outcomeWords } from './outcome-words.ts';
import { momentOf, type TaskMoment } from './task-moment.ts';
import { attemptOn } from './attempt-on.ts';
import { TaskTrail } from './task-trail.tsx';
import { useWhen } from '../../account/use-when.ts';

export interface TaskRowActions {
  confirm(task: SmartTask): void;
  /** Puts an address in the place of a name. */
  choose(task: SmartTask, field: string, written: string, address: string): void;
  /** Puts the other reading of its words in place. */
  take(task: SmartTask, reading: WaitingReading): void;
  cancel(task: SmartTask): void;
  runNow(task: SmartTask): void;
  /** A scheduled one leaves before its time. */
  leaveNow(task: SmartTask): void;
  runAgain(task: SmartTask): void;
  undo(task: SmartTask): void;
  remove(task: SmartTask): void;
  edit(task: SmartTask): void;
}

type TaskRowProps = {
  task: SmartTask;
  run: TaskRun | undefined;
  actions: TaskRowActions;
};

export function TaskRow({ task, run, actions }: TaskRowProps) {
  const { t } = useTranslation('smart-tasks');
  const minute = useNow(minuteMs);
  // Only a task whose window is about to close has seconds to show.
  const windowMs = (task.undoUntil ?? 0) - minute;
  const when = useWhen(windowMs > 0 && windowMs <= 2 * minuteMs ? secondMs : minuteMs);
  const moment = momentOf(task, run, when.now);
  const [showsTrail, setShowsTrail] = useState(false);
  const trailId = useId();
  return (
    <Row data-asks={moment.is === 'asks' || undefined}>
      <Picture aria-hidden>
        <ActionIcon actionType={task.actionType} />
      </Picture>
      <Box sx={{ flex: 1, minInlineSize: 0, display: 'grid', gap: 0.5 }}>
        <Box sx={headStyle}>
          <Typography variant="strong" component="h3" sx={{ flex: '1 1 20ch', overflowWrap: 'anywhere' }}>
            <BidiText>{task.originalCommand}</BidiText>
          </Typography>
          <Box sx={endStyle}>
            <StatusWord status={task.status} />
            <time dateTime={new Date(task.timestamp).toISOString()} className="tabular">
              {listTimeOf(task.timestamp, when)}
            </time>
          </Box>
        </Box>
        <Box sx={{ ...headStyle, position: 'relative' }}>
          <Box sx={{ flex: moment.is === 'asks' ? '1 0 100%' : '1 1 20ch', minInlineSize: 0 }}>
            <Story task={task} moment={moment} when={when} actions={actions} />
          </Box>
          <RowActions
            task={task}
            moment={moment}
            actions={actions}
            details={
              <Button
                size="sm"
                variant="bare"
                aria-expanded={showsTrail}
                aria-controls={showsTrail ? trailId : undefined}
                onClick={() => setShowsTrail(!showsTrail)}
              >
                {t(showsTrail ? 'hideDetails' : 'details')}
              </Button>
            }
          />
        </Box>
        {showsTrail && (
          <div id={trailId}>
            <TaskTrail task={task} />
          </div>
        )}
      </Box>
    </Row>
  );
}

type StoryProps = {
  task: SmartTask;
  moment: TaskMoment;
  when: WhenContext;
  actions: TaskRowActions;
};

/** The second line: the payload, the hold, the outcome, or the reason of a failure. */
function Story({ task, moment, when, actions }: StoryProps) {
  const { t } = useTranslation(['smart-tasks', 'common']);
  switch (moment.is) {
    case 'asks':
      return <Asks task={task} actions={actions} />;
    case 'held': {
      const count = Math.max(0, Math.ceil((moment.until - when.now) / secondMs));
      const words = t('heldFor', { count });
      return (
        <Box sx={{ display: 'grid', gap: 0.75, maxInlineSize: '28ch' }}>
          <Line>{words}</Line>
          <Ridge
            kind="timer"
            tone="waiting"
            value={(moment.until - when.now) / heldScaleMs}
            name={task.originalCommand}
            valueText={words}
          />
        </Box>
      );
    }
    case 'scheduled':
      return <Line>{t('leavesAt', { when: whenInSentence(moment.at, when) })}</Line>;
    case 'waiting':
      return <Line>{t('waitsItsTurn')}</Line>;
    case 'counting':
      return <Line>{t('runsInASecond')}</Line>;
    case 'running':
      return <Line>{t('running')}</Line>;
    case 'unreached':
      return <Line>{moment.words ?? t(moment.isAnswered ? 'common:serverTrouble' : 'notReached')}</Line>;
    case 'offered':
      return <Line>{t('notRunYet')}</Line>;
    case 'over':
      return <OutcomeLine task={task} />;
    default:
      return moment satisfies never;
  }
}

/** What a yes is asked for, with what there is to choose from; or why there can be none. */
function Asks({ task, actions }: Pick<StoryProps, 'task' | 'actions'>) {
  const isBusy = useIsAttempting(attemptOn(task));
  const { actionType, actionPayload, assistantEcho, originalCommand } = task;
  const readings = readingsIn(task.readings);
  const isWhy = readings.length === 0 && assistantEcho !== originalCommand && isUnclear(task);
  return (
    <Box sx={{ display: 'grid', gap: 1, minInlineSize: 0 }}>
      <TwoReadings
        readings={readings}
        actionType={actionType}
        payload={waitingPayload(task)}
        disabled={isBusy}
        onTake={(reading) => actions.take(task, reading)}
      />
      <PayloadDetails
        actionType={actionType}
        payload={actionPayload}
        locked
        onChoose={(field, written, address) => actions.choose(task, field, written, address)}
      />
      {isWhy && (
        <BidiText as="reading" sx={{ typography: 'small', color: 'ink2' }}>
          {assistantEcho}
        </BidiText>
      )}
    </Box>
  );
}

function OutcomeLine({ task }: { task: SmartTask }) {
  const { t } = useTranslation('smart-tasks');
  const { locale } = useLocale();
  const words = outcomeWords(task, locale);
  const enable = task.status === 'Error' ? apiToEnable(words) : null;
  if (words === '') return null;
  return (
    <Line>
      <BidiText>{words}</BidiText>
      {enable !== null && (
        <>
          {' '}
          <a href={enable} target="_blank" rel="noreferrer">
            {t('enableApi')}
          </a>
        </>
      )}
      {asksForApproval(task) && <Reconnect />}
    </Line>
  );
}

/** Rule errors.tasks.1: 401 and 403 lead to reconnecting Google, after a reload too. */
function Reconnect() {
  const { t } = useTranslation('smart-tasks');
  const { reconnecting, reconnect } = useReconnectGoogle();
  return (
    <Button size="sm" variant="tint" loading={reconnecting} sx={{ marginInlineStart: 1 }} onClick={reconnect}>
      {t('reconnectGoogle')}
    </Button>
  );
}

type RowActionsProps = {
  task: SmartTask;
  moment: TaskMoment;
  actions: TaskRowActions;
  /** Shows and hides the trail. */
  details: ReactNode;
};

function RowActions({ task, moment, actions, details }: RowActionsProps) {
  const { t } = useTranslation(['smart-tasks', 'common']);
  const isBusy = useIsAttempting(attemptOn(task));
  const isReady = moment.is !== 'asks' || isComplete(task);
  const isOver = moment.is === 'over';
  const buttons: Record<RowButton, ButtonProps> = {
    confirm: {
      children: t('confirm'),
      variant: 'filled',
      loading: isBusy,
      disabled: !isReady,
      onClick: () => actions.confirm(task),
    },
    leaveNow: { ...goOn, children: t('runNow'), loading: isBusy, onClick: () => actions.leaveNow(task) },
    runNow: {
      ...goOn,
      children: t(moment.is === 'offered' ? 'runNow' : 'common:tryAgain'),
      loading: isBusy,
      onClick: () => actions.runNow(task),
    },
    cancel: { children: t('common:cancel'), disabled: isBusy, onClick: () => actions.cancel(task) },
    callOff: { children: t('common:cancel'), disabled: isBusy, onClick: () => actions.undo(task) },
    undo: {
      ...quiet(<Undo />),
      children: t('common:undo'),
      disabled: isBusy,
      onClick: () => actions.undo(task),
    },
    edit: {
      ...quiet(<Edit />),
      children: t('editAndRun'),
      disabled: isBusy,
      onClick: () => actions.edit(task),
    },
    again: {
      ...quiet(<Replay />),
      children: t('runAgain'),
      loading: isBusy && isOver,
      disabled: isBusy || !isReady,
      onClick: () => actions.runAgain(task),
    },
    remove: {
      ...quiet(<Delete />),
      children: t('common:delete'),
      disabled: isBusy,
      sx: { '&[data-variant]': { color: 'errorInk' } },
      onClick: () => actions.remove(task),
    },
  };
  const hasTrail = moment.is !== 'waiting' && moment.is !== 'counting';
  return (
    <Buttons data-quiet={isOver || undefined}>
      {buttonsAt(moment, task).map((name) => (
        <Button key={name} size="sm" {...buttons[name]} />
      ))}
      {hasTrail && details}
    </Buttons>
  );
}

type RowButton =
  'confirm' | 'leaveNow' | 'runNow' | 'cancel' | 'callOff' | 'undo' | 'edit' | 'again' | 'remove';

const goOn = { variant: 'tint', icon: <PlayArrow /> } as const;
const quiet = (icon: ReactNode) => ({ variant: 'bare', icon }) as const;

/** The buttons of a task at this moment, in their order. */
function buttonsAt(moment: TaskMoment, task: SmartTask): readonly RowButton[] {
  const edit: readonly RowButton[] = runAgainOf(task).how === 'repeat' ? ['edit'] : [];
  switch (moment.is) {
    case 'asks':
      return ['confirm', 'cancel', ...edit, 'again', 'remove'];
    case 'waiting':
    case 'counting':
      return ['cancel'];
    case 'running':
      return [];
    case 'held':
      return ['undo'];
    case 'scheduled':
      return ['leaveNow', ...edit, 'callOff', 'again', 'remove'];
    case 'offered':
    case 'unreached':
      return ['runNow', 'cancel', 'again', 'remove'];
    case 'over':
      return [...(moment.undoUntil === null ? [] : (['undo'] as const)), 'again', ...edit, 'remove'];
    default:
      return moment satisfies never;
  }
}

/** Without what the history keeps beside it. */
function waitingPayload({ actionType, actionPayload }: SmartTask): Record<string, unknown> {
  const type = resolveActionType(actionType);
  return type === 'unknown' ? {} : sentPayload(type, actionPayload ?? {});
}

/** Whether its words say why it cannot run: it is no action, or nobody knows its time. */
function isUnclear({ actionType, actionPayload }: SmartTask): boolean {
  const type = resolveActionType(actionType);
  if (type === 'unknown') return true;
  const missing = missingFields(type, actionPayload ?? {});
  return missing.includes('startTime') || missing.includes('reminderTime');
}

/** Whether the payload is complete: confirming a mail without text would only fail. */
function isComplete({ actionType, actionPayload }: SmartTask): boolean {
  const type = resolveActionType(actionType);
  return type !== 'unknown' && missingFields(type, actionPayload ?? {}).length === 0;
}

function Line({ children }: { children: ReactNode }) {
  return (
    <Typography variant="small" component="p" sx={{ color: 'ink2', overflowWrap: 'anywhere' }}>
      {children}
    </Typography>
  );
}

/** The longest hold that can be chosen fills the ridge. */
const heldScaleMs = 30_000;

const headStyle = { display: 'flex', flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.5, alignItems: 'start' };
const endStyle = { typography: 'caption', color: 'ink3', display: 'flex', gap: 1.25, whiteSpace: 'nowrap' };

const Row = styled('li')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(1.5),
  padding: theme.spacing(1.5, 2),
  borderBlockEnd: `1px solid ${theme.vars.palette.border}`,
  borderInlineStart: '3px solid transparent',
  '&:last-child': { borderBlockEnd: 'none' },
  '&:hover': { backgroundColor: theme.vars.palette.hover },
  '&[data-asks]': {
    backgroundColor: theme.vars.palette.accentTint,
    borderInlineStartColor: theme.vars.palette.accentLine,
  },
}));

const Picture = styled(Tile)(({ theme }) => ({
  inlineSize: 36,
  blockSize: 36,
  '& .MuiSvgIcon-root': { fontSize: 20 },
  'li[data-asks] > &': { backgroundColor: 'transparent', color: theme.vars.palette.accentInk },
}));

/**
 * Quiet buttons cover the row's end on hover or focus, so that rows keep their height; on touch screens they are always
 * visible.
 */
const Buttons = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  '@media (hover: hover)': {
    '&[data-quiet]': {
      position: 'absolute',
      insetBlockStart: theme.spacing(-0.75),
      insetInlineEnd: theme.spacing(-1),
      borderRadius: radius.sm,
      backgroundColor: theme.vars.palette.hover,
      opacity: 0,
    },
    'li:hover &[data-quiet], li:focus-within &[data-quiet]': { opacity: 1 },
  },
}));
