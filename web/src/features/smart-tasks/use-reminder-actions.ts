import { markNotificationRead } from '../../entities/notification/api/mark-notification-read.ts';
import { cancelReminder } from '../../entities/reminder/api/cancel-reminder.ts';
import { markReminderDone } from '../../entities/reminder/api/mark-reminder-done.ts';
import { removeReminder } from '../../entities/reminder/api/remove-reminder.ts';
import { updateReminder } from '../../entities/reminder/api/update-reminder.ts';
import type { Reminder } from '../../entities/reminder/model/reminder.ts';
import { useUid } from '../../shared/auth/person.ts';
import type { Outcome } from '../../shared/http/failure.ts';
import { useTranslation } from '../../shared/i18n/use-translation.ts';
import { notify } from '../../shared/ui/notify.tsx';

type ReminderActions = {
  done: () => void;
  cancel: () => void;
  remove: () => void;
  snooze: (at: number) => void;
};

/** What a card's buttons do. What came to nothing is said; what worked shows on the card. */
export function useReminderActions(reminder: Reminder): ReminderActions {
  const { t } = useTranslation('smart-tasks');
  const uid = useUid();
  const { id, revision, status } = reminder;
  const attempt = (act: (person: string) => Promise<void>) => {
    if (uid !== undefined) act(uid).catch(() => notify.error(t('reminderFailed')));
  };
  const told = (outcome: Outcome<unknown>) => {
    if (!outcome.ok) notify.error(t('reminderFailed'));
  };
  /** Its delivery is dealt with too; it may have been removed from the hub already. */
  const settleDelivery = async (person: string) => {
    if (status === 'sent') await markNotificationRead(person, `${id}-${revision}`).catch(() => undefined);
  };
  return {
    done: () =>
      attempt(async (person) => {
        await markReminderDone(person, id);
        await settleDelivery(person);
      }),
    cancel: () => attempt(async (person) => told(await cancelReminder(person, reminder))),
    remove: () => attempt((person) => removeReminder(person, id)),
    snooze: (at) =>
      attempt(async (person) => {
        told(await updateReminder(person, id, { snoozeUntil: new Date(at).toISOString() }));
        await settleDelivery(person);
      }),
  };
}
