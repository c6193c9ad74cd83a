import type * as z from 'zod/mini';
import type { deleteReminderRequest } from '@crocodile-hub/core/contract/routes';
import { isProviderToken } from '@crocodile-hub/core/domain/provider-token';
import { isFailure } from '../../ports/failure.ts';
import type { Person } from '../../ports/accounts.ts';
import type { Ports } from '../../ports/ports.ts';
import { cancelReminder } from './cancel.ts';

type DeletePorts = Pick<Ports, 'reminders' | 'calendar' | 'log'>;

/** Cancels a reminder of ours; one that exists only in the calendar is deleted there by its event id. */
export async function deleteReminder(
  ports: DeletePorts,
  caller: Person,
  { reminderId, calendarEventId, accessToken }: z.output<typeof deleteReminderRequest>,
): Promise<{ success: true }> {
  const person = isProviderToken(accessToken) ? { ...caller, providerToken: accessToken } : caller;
  try {
    await cancelReminder(ports, person, reminderId);
  } catch (error) {
    if (!isFailure(error, 'not-found') || calendarEventId == null) throw error;
    await ports.calendar.remove(person, calendarEventId);
  }
  return { success: true };
}
