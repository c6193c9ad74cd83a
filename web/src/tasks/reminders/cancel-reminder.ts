import { call } from '../../kit/wire/call.ts';
import type { Outcome } from '../../kit/wire/failure.ts';
import type { Reminder } from './reminder.ts';

/** Cancels a reminder and its calendar event. Once the server has it, nothing fires. */
export function cancelReminder(uid: string, { id, calendarEventId }: Reminder): Promise<Outcome<unknown>> {
  return call('deleteReminder', { body: { userId: uid, reminderId: id, calendarEventId } });
}
