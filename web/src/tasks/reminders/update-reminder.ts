import { call } from '../../kit/wire/call.ts';
import type { Outcome } from '../../kit/wire/failure.ts';
import { paths } from '@crocodile-hub/core/contract/paths';
import type { Reminder } from './reminder.ts';
import { deleteDocument } from '../../kit/wire/firebase/write-document.ts';

type Change =
  /** ISO. Moves only the next ring: a repeating reminder then continues as before. */
  { snoozeUntil: string } | { task: string; reminderTime?: string };

/** Moves a reminder or changes its words. If it has rung already, it waits again. */
export function updateReminder(uid: string, reminderId: string, change: Change): Promise<Outcome<unknown>> {
  return call('updateReminder', { body: { userId: uid, reminderId, ...change } });
}

/** Says that what was to be remembered is done; of a repeating reminder only the time of `revision`, if it is given. */
export function finishReminder(
  uid: string,
  reminderId: string,
  revision?: number,
): Promise<Outcome<unknown>> {
  const only = revision === undefined ? {} : { revision };
  return call('finishReminder', { body: { userId: uid, reminderId, ...only } });
}

/** Takes a settled reminder off the list. The rules refuse it for one that is still to come. */
export const removeReminder = (uid: string, id: string): Promise<void> =>
  deleteDocument(paths.reminders(uid), id);

/** Cancels a reminder and its calendar event. Once the server has it, nothing fires. */
export function cancelReminder(uid: string, { id, calendarEventId }: Reminder): Promise<Outcome<unknown>> {
  return call('deleteReminder', { body: { userId: uid, reminderId: id, calendarEventId } });
}
