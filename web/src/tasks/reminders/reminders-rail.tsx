import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
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

const EditReminderDialog = lazyPart(() => import('./edit-reminder-dialog.tsx'));

/** The reminders beside the history: expired, coming and settled. */
export function RemindersRail({ timeZone }: { timeZone: string }) {
  const { t } = useTranslation('smart-tasks');
  const reminders = useReminders();
  const cards = reminders.is === 'ready' ? reminders.reminders : none;
  const open = cards.filter(({ phase }) => phase === 'active' || phase === 'expired').length;
  useExpiryAlerts(cards);
  return (
    <Box component="section" aria-labelledby="reminders" sx={{ minInlineSize: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, marginBlockEnd: 1.25 }}>
        <Typography id="reminders" variant="section" component="h2">
          {t('reminders')}
        </Typography>
        {open > 0 && <Count value={open} />}
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
      <Box component="ul" sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
        {cards.map((card) => (
          <OneReminder key={card.reminder.id} card={card} timeZone={timeZone} />
        ))}
      </Box>
    </Box>
  );
}

const none: readonly PhasedReminder[] = [];

function OneReminder({ card, timeZone }: { card: PhasedReminder; timeZone: string }) {
  const { reminder, phase } = card;
  const lateness = useLateness(reminder);
  const actions = useReminderActions(reminder);
  const [editing, setEditing] = useState(false);
  return (
    <li>
      <ReminderCard
        reminder={reminder}
        phase={phase}
        timeZone={timeZone}
        {...(lateness === undefined ? {} : { lateness })}
        busy={actions.busy}
        onDone={actions.done}
        onDoneOnce={actions.doneOnce}
        onCancel={actions.cancel}
        onRemove={actions.remove}
        onSnooze={actions.snooze}
        onEdit={() => setEditing(true)}
      />
      {editing && (
        <Suspense fallback={null}>
          <EditReminderDialog reminder={reminder} timeZone={timeZone} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </li>
  );
}

function useLateness({ lateMs }: Reminder): string | undefined {
  const { t } = useTranslation(['smart-tasks', 'notifications']);
  if (lateMs === null) return undefined;
  const late = latenessOf(lateMs);
  return late.is === 'on-time' ? t('onTime') : t(`notifications:late_${late.unit}`, { count: late.amount });
}
