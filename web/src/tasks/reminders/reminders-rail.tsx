import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { latenessOf } from '@crocodile-hub/core/domain/lateness';
import type { Reminder, PhasedReminder } from './reminder.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { Count } from '../../kit/ui/badge.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { Skeleton } from '../../kit/ui/skeleton.tsx';
import { ReminderCard } from './reminder-card.tsx';
import { useExpiryAlerts } from './use-expiry-alerts.ts';
import { useReminderActions } from './use-reminder-actions.ts';
import { useReminders } from './use-reminders.ts';
import { lazyPart } from '../../kit/state/lazy-part.ts';
import { useNear } from '../../kit/state/use-near.ts';
import { focusNextRow } from '../../kit/nav/focus-next-row.ts';

const EditReminderDialog = lazyPart(() => import('./edit-reminder-dialog.tsx'));

export function RemindersRail() {
  const { t } = useTranslation('smart-tasks');
  const reminders = useReminders();
  const cards = reminders.is === 'ready' ? reminders.reminders : none;
  const open = cards.filter(({ phase }) => phase === 'active' || phase === 'expired');
  const settled = cards.filter(({ phase }) => phase === 'done' || phase === 'cancelled');
  const showMore = reminders.is === 'ready' ? reminders.showMore : {};
  useExpiryAlerts(cards);
  const drawn = (card: PhasedReminder) => <OneReminder key={card.reminder.id} card={card} />;
  return (
    <Box component="section" aria-labelledby="reminders" sx={{ minInlineSize: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, marginBlockEnd: 1.25 }}>
        <Typography id="reminders" variant="section" component="h2">
          {t('reminders')}
        </Typography>
        {open.length > 0 && <Count value={open.length} />}
      </Box>
      {reminders.is === 'loading' && <Skeleton height={148} />}
      {reminders.is === 'failed' && (
        <Typography variant="body" component="p" sx={{ color: 'ink2' }}>
          {t('failedToLoadReminders')}
        </Typography>
      )}
      {reminders.is === 'ready' && cards.length === 0 && (
        <EmptyState pose="done" level="h3" title={t('allCaughtUp')} hint={t('allCaughtUpHint')} />
      )}
      <Box
        component="ul"
        ref={focusNextRow}
        sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}
      >
        {/* One list: what is settled while it is edited stays open. */}
        {[
          ...open.map(drawn),
          showMore.coming && <More key={`coming ${open.length}`} onNear={showMore.coming} />,
          ...settled.map(drawn),
          showMore.settled && <More key={`settled ${settled.length}`} onNear={showMore.settled} />,
        ]}
      </Box>
    </Box>
  );
}

const none: readonly PhasedReminder[] = [];

/** Where a list goes on: more of it is listed once its end is near the window. */
function More({ onNear }: { onNear: () => void }) {
  const end = useRef<HTMLLIElement>(null);
  const { isNear } = useNear(end, false);
  const show = useEffectEvent(onNear);
  useEffect(() => {
    if (isNear) show();
  }, [isNear]);
  return <li ref={end} aria-hidden />;
}

function OneReminder({ card }: { card: PhasedReminder }) {
  const { reminder, phase } = card;
  const lateness = useLateness(reminder);
  const actions = useReminderActions(reminder);
  const [editing, setEditing] = useState(false);
  return (
    <li>
      <ReminderCard
        reminder={reminder}
        phase={phase}
        lateness={lateness}
        busy={actions.busy}
        onDone={actions.done}
        onDoneOnce={actions.doneOnce}
        onCancel={actions.cancel}
        onRemove={actions.remove}
        onSnooze={actions.snooze}
        onEdit={() => setEditing(true)}
      />
      {editing && <EditReminderDialog reminder={reminder} onClose={() => setEditing(false)} />}
    </li>
  );
}

function useLateness({ lateMs }: Reminder): string | undefined {
  const { t } = useTranslation(['smart-tasks', 'notifications']);
  if (lateMs === null) return undefined;
  const late = latenessOf(lateMs);
  return late.is === 'on-time' ? t('onTime') : t(`notifications:late_${late.unit}`, { count: late.amount });
}
