import { markNotificationRead } from '../../notifications/notification.ts';
import { cancelReminder, finishReminder, updateReminder, removeReminder } from './update-reminder.ts';
import type { Reminder } from './reminder.ts';
import { useUid } from '../../account/person.ts';
import { useAlone } from '../../kit/state/use-alone.ts';
import type { Outcome } from '../../kit/wire/failure.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { notify } from '../../kit/ui/notify.tsx';

export type ReminderAct = 'done' | 'cancel' | 'remove' | 'snooze';

type ReminderActions = {
  /** What is on its way to the server; it is not taken a second time meanwhile. */
  busy: ReadonlySet<ReminderAct>;
  done: () => void;
  /** Only this time of a repeating one. */
  doneOnce: () => void;
  cancel: () => void;
  remove: () => void;
  snooze: (at: number) => void;
};

/** The actions of a reminder's buttons. A failure is shown in a toast; success shows on the card. */
export function useReminderActions(reminder: Reminder): ReminderActions {
  const { t } = useTranslation('smart-tasks');
  const uid = useUid();
  const { busy, alone } = useAlone<ReminderAct>();
  const { id, revision, status } = reminder;
  const attempt = (name: ReminderAct, act: (person: string) => Promise<void>) => {
    if (uid !== undefined) alone(name, () => act(uid)).catch(() => notify.error(t('reminderFailed')));
  };
  /** Whether it was done; else it is said. */
  const told = (outcome: Outcome<unknown>): boolean => {
    if (!outcome.ok) notify.error(t('reminderFailed'));
    return outcome.ok;
  };
  /** Also marks its delivery as read; that may already be removed. */
  const settleDelivery = async (person: string) => {
    if (status === 'sent') await markNotificationRead(person, `${id}-${revision}`).catch(() => undefined);
  };
  return {
    busy,
    done: () =>
      attempt('done', async (person) => {
        if (told(await finishReminder(person, id))) await settleDelivery(person);
      }),
    doneOnce: () => attempt('done', async (person) => void told(await finishReminder(person, id, revision))),
    cancel: () => attempt('cancel', async (person) => void told(await cancelReminder(person, reminder))),
    remove: () => attempt('remove', (person) => removeReminder(person, id)),
    snooze: (at) =>
      attempt('snooze', async (person) => {
        const outcome = await updateReminder(person, id, { snoozeUntil: new Date(at).toISOString() });
        if (told(outcome)) await settleDelivery(person);
      }),
  };
}
