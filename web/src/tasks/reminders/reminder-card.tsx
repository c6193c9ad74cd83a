import Alarm from '@mui/icons-material/AlarmOutlined';
import Block from '@mui/icons-material/BlockOutlined';
import Check from '@mui/icons-material/CheckOutlined';
import Repeat from '@mui/icons-material/RepeatOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { countdown, shareLeft } from './countdown.ts';
import type { ReminderPhase, Reminder } from './reminder.ts';
import type { ReminderAct } from './use-reminder-actions.ts';
import { useRepeatWords } from '../../kit/text/use-repeat-words.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { dominantDirection } from '../../kit/text/direction.ts';
import { unreachable } from '@crocodile-hub/core/domain/unreachable';
import { useNow } from '../../kit/state/use-now.ts';
import { whenOf } from '../../kit/text/when.ts';
import { limits } from '@crocodile-hub/core/domain/limits';
import { BidiText } from '../../kit/ui/bidi-text.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { Card } from '../../kit/ui/card.tsx';
import { Ridge } from '../../kit/ui/ridge.tsx';
import { Hint } from '../../kit/ui/hint.tsx';
import { DoneButton } from './done-button.tsx';
import { SnoozeMenu } from './snooze-menu.tsx';
import { useWhen } from '../../account/use-when.ts';
import { useSettings } from '../../account/use-settings.ts';

type ReminderCardActions = {
  busy: ReadonlySet<ReminderAct>;
  onDone: () => void;
  /** Only this time of a repeating reminder. */
  onDoneOnce: () => void;
  onCancel: () => void;
  onRemove: () => void;
  onSnooze: (at: number) => void;
  onEdit: () => void;
};

type ReminderCardProps = ReminderCardActions & {
  reminder: Reminder;
  phase: ReminderPhase;
  /** Text after the due time of a reminder that rang: 'on time', '3 minutes late'. */
  lateness: string | undefined;
};

export function ReminderCard(props: ReminderCardProps) {
  switch (props.phase) {
    case 'active':
    case 'expired':
      return <OpenCard {...props} />;
    case 'done':
    case 'cancelled':
      return <SettledCard {...props} phase={props.phase} />;
    default:
      return unreachable(props.phase);
  }
}

/** A reminder that is to be answered, before its time or after it. */
function OpenCard(props: ReminderCardProps) {
  const { reminder, phase, lateness, busy, onDone, onDoneOnce, onCancel, onSnooze, onEdit } = props;
  const { t } = useTranslation('smart-tasks');
  const isExpired = phase === 'expired';
  return (
    <Card as="article" data-waiting={isExpired || undefined} sx={cardStyle} aria-label={reminder.task}>
      <Head tone={isExpired ? 'accentInk' : 'successInk'} word={t(isExpired ? 'expired' : 'active')}>
        <DueTime at={reminder.dueAt} />
        {isExpired && lateness !== undefined && ` · ${lateness}`}
      </Head>
      {!isExpired && <TimeLeft reminder={reminder} />}
      <Task reminder={reminder} />
      <Actions>
        <DoneButton {...{ reminder, onDone, onDoneOnce }} isBusy={busy.has('done')} />
        <Button size="sm" variant="bare" loading={busy.has('cancel')} onClick={onCancel}>
          {t('cancelReminder')}
        </Button>
        <SnoozeMenu onSnooze={onSnooze} onEdit={onEdit} />
      </Actions>
    </Card>
  );
}

/** Ticks by itself, so that a list of cards is not drawn every second. */
function TimeLeft({ reminder }: { reminder: Reminder }) {
  const { t } = useTranslation('smart-tasks');
  const now = useNow(limits.reminderTickMs);
  const { days, clock } = countdown(reminder.dueAt - now);
  const words = days === 0 ? clock : `${t('days', { count: days })} ${clock}`;
  return (
    <>
      <Typography variant="figure" component="p" className="tabular" aria-hidden>
        <bdi>{words}</bdi>
      </Typography>
      <Ridge kind="timer" value={shareLeft(reminder, now)} name={t('timeLeft')} valueText={words} />
    </>
  );
}

function SettledCard({
  reminder,
  phase,
  busy,
  onRemove,
}: ReminderCardProps & { phase: 'done' | 'cancelled' }) {
  const { t } = useTranslation('smart-tasks');
  return (
    <Card as="article" sx={settledStyle} aria-label={reminder.task}>
      <Box sx={{ ...wordStyle, color: 'ink3' }}>
        {phase === 'done' ? <Check /> : <Block />}
        {t(phase)}
      </Box>
      {/* The text's own direction, so that a long one is cut at its end; its alignment is the card's. */}
      <Typography
        variant="small"
        component="s"
        noWrap
        dir={dominantDirection(reminder.task)}
        sx={{ flex: '0 1 auto', minInlineSize: 0, color: 'ink3' }}
      >
        {reminder.task}
      </Typography>
      <Button
        size="sm"
        variant="bare"
        loading={busy.has('remove')}
        sx={{ marginInlineStart: 'auto' }}
        onClick={onRemove}
      >
        {t('removeFromList')}
      </Button>
    </Card>
  );
}

type HeadProps = { tone: 'successInk' | 'accentInk'; word: string; children: ReactNode };

function Head({ tone, word, children }: HeadProps) {
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
      <Box sx={{ ...wordStyle, color: tone }}>
        <Alarm />
        {word}
      </Box>
      <Typography variant="caption" component="span" className="tabular" sx={{ color: 'ink3' }}>
        {children}
      </Typography>
    </Box>
  );
}

function DueTime({ at }: { at: number }) {
  const when = useWhen();
  return (
    <time dateTime={new Date(at).toISOString()}>
      <bdi>{whenOf(at, when)}</bdi>
    </time>
  );
}

function Task({ reminder: { task, notes, recurrence } }: Pick<ReminderCardProps, 'reminder'>) {
  const repeatWords = useRepeatWords(useSettings().timeZone);
  return (
    <Box sx={{ display: 'grid', gap: 0.5, overflowWrap: 'anywhere' }}>
      <Typography variant="strong" component="h3">
        <BidiText>{task}</BidiText>
      </Typography>
      {notes !== null && notes.trim() !== '' && (
        <Hint>
          <BidiText>{notes}</BidiText>
        </Hint>
      )}
      {recurrence !== null && (
        <Box sx={{ ...wordStyle, color: 'ink3' }}>
          <Repeat />
          {repeatWords(recurrence)}
        </Box>
      )}
    </Box>
  );
}

function Actions({ children }: { children: ReactNode }) {
  // In the narrow rail, both buttons and the menu fit on one line.
  return <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, marginBlockStart: 0.5 }}>{children}</Box>;
}

const cardStyle = { display: 'grid', gap: 1, padding: 2 };
const settledStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  paddingBlock: 1,
  paddingInline: 2,
  borderStyle: 'dashed',
  backgroundColor: 'transparent',
};
const wordStyle = {
  typography: 'caption',
  fontWeight: 550,
  display: 'flex',
  alignItems: 'center',
  gap: 0.75,
  whiteSpace: 'nowrap',
  '& .MuiSvgIcon-root': { fontSize: 16 },
};
