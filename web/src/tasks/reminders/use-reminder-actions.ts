import { markNotificationRead } from '../../notifications/notification.ts';
import { cancelReminder, markReminderDone, updateReminder, removeReminder } from './update-reminder.ts';
import type { Reminder } from './reminder.ts';
import { useUid } from '../../account/person.ts';
import type { Outcome } from '../../kit/wire/failure.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { notify } from '../../kit/ui/notify.tsx';

type ReminderActions = {
  done: () => void;
  cancel: () => void;
  remove: () => void;
  snooze: (at: number) => void;
};

/** The actions of a reminder's buttons. A failure is shown in a toast; success shows on the card. */
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
  /** Also marks its delivery as read; that may already be removed. */
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
