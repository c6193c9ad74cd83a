import { call } from '../../../shared/http/call.ts';
import type { Outcome } from '../../../shared/http/failure.ts';
import type { Reminder } from '../model/reminder.ts';

/** Cancels a reminder and its calendar event. Once the server has it, nothing fires. */
export function cancelReminder(uid: string, { id, calendarEventId }: Reminder): Promise<Outcome<unknown>> {
  return call('deleteReminder', { body: { userId: uid, reminderId: id, calendarEventId } });
}
