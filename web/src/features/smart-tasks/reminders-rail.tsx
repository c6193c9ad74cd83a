import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { markNotificationRead } from '../../entities/notification/api/mark-notification-read.ts';
import { latenessOf } from '../../entities/notification/model/notification.ts';
import { removeReminder } from '../../entities/reminder/api/remove-reminder.ts';
import { settleReminder } from '../../entities/reminder/api/settle-reminder.ts';
import type { Reminder } from '../../entities/reminder/model/reminder.ts';
import type { PhasedReminder } from '../../entities/reminder/model/sort-reminders.ts';
import { useUid } from '../../shared/auth/person.ts';
import { Count } from '../../shared/ui/badge.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { notify } from '../../shared/ui/notify.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { ReminderCard } from '../../widgets/reminder-card/reminder-card.tsx';
import { useExpiryAlerts } from './use-expiry-alerts.ts';
import { useReminders } from './use-reminders.ts';

/** The reminders beside the history: what rang, what comes, what is settled. */
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
      <Box component="ul" sx={{ display: 'grid', gap: 1.5 }}>
        {cards.map((card) => (
          <OneReminder key={card.reminder.id} card={card} timeZone={timeZone} />
        ))}
      </Box>
    </Box>
  );
}

const none: readonly PhasedReminder[] = [];

function OneReminder({ card, timeZone }: { card: PhasedReminder; timeZone: string }) {
  const { t } = useTranslation('smart-tasks');
  const uid = useUid();
  const lateness = useLateness(card.reminder);
  const { id, revision, status } = card.reminder;
  const change = (act: (uid: string) => Promise<void>) => {
    if (uid !== undefined) act(uid).catch(() => notify.error(t('reminderFailed')));
  };
  const done = async (person: string) => {
    await settleReminder(person, id, 'done');
    // Its delivery is dealt with too; it may have been removed from the hub already.
    if (status === 'sent') await markNotificationRead(person, `${id}-${revision}`).catch(() => undefined);
  };
  return (
    <li>
      <ReminderCard
        reminder={card.reminder}
        phase={card.phase}
        timeZone={timeZone}
        {...(lateness === undefined ? {} : { lateness })}
        onDone={() => change(done)}
        onCancel={() => change((person) => settleReminder(person, id, 'cancelled'))}
        onRemove={() => change((person) => removeReminder(person, id))}
      />
    </li>
  );
}

function useLateness({ lateMs }: Reminder): string | undefined {
  const { t } = useTranslation(['smart-tasks', 'notifications']);
  if (lateMs === null) return undefined;
  const late = latenessOf(lateMs);
  return late.is === 'on-time' ? t('onTime') : t(`notifications:late_${late.unit}`, { count: late.amount });
}
