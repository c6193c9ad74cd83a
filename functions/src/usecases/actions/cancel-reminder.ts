import type { ActionPayloads } from '@crocodile-hub/core/actions/catalogue';
import { cancelReminder as record, cancelReminderWords } from '@crocodile-hub/core/actions/cancel-reminder';
import { cancelReminder as cancel } from '../reminders/cancel.ts';
import type { UpdatePorts } from '../reminders/update.ts';
import type { Action, Performed, Run } from './action.ts';
import { inverseOf, invertReminder } from './update-reminder.ts';
import { inLanguage, repeats, when } from './words.ts';

type Payload = ActionPayloads['cancel_reminder'];

/** Cancels a pending reminder, if it is still as the person saw it. A repeating one is cancelled with all its times. */
export function cancelReminder(ports: UpdatePorts): Action<'cancel_reminder'> {
  return {
    type: 'cancel_reminder',
    schema: record.payload,

    describe({ task, reminderTime, recurrence }, view) {
      const at = when(Date.parse(reminderTime), view);
      return inLanguage(cancelReminderWords, view.locale).asks(task, at, repeats(recurrence, view));
    },

    async perform(payload, run) {
      await cancel(ports, run.person, payload.reminderId, payload.revision);
      return cancelled(payload, run);
    },

    async recover(payload, run) {
      const isCancelled = await ports.reminders.transact(run.person.uid, payload.reminderId, (known) => ({
        result: known?.status === 'cancelled',
      }));
      return isCancelled ? { is: 'done', performed: cancelled(payload, run) } : { is: 'not-done' };
    },

    invert: (inverse, run) => invertReminder(ports, inverse, run),
  };
}

function cancelled(payload: Payload, run: Run): Performed {
  const { reminderId, task, revision } = payload;
  return {
    message: inLanguage(cancelReminderWords, run.locale).done(task),
    result: { reminderId },
    ...inverseOf(payload, revision, run),
  };
}
