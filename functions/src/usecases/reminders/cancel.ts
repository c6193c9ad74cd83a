import type * as z from 'zod/mini';
import type { deleteReminderRequest } from '@crocodile-hub/core/contract/routes';
import { isProviderToken } from '@crocodile-hub/core/domain/provider-token';
import type { Person } from '../../ports/accounts.ts';
import { Failure, isFailure } from '../../ports/failure.ts';
import type { Ports } from '../../ports/ports.ts';
import type { ReminderStep } from '../../ports/reminders.ts';

type CancelPorts = Pick<Ports, 'reminders' | 'calendar' | 'log'>;

/**
 * Cancels a reminder. Once the document says cancelled it never rings, even if the queue still holds a task. The
 * calendar event follows when Google can be reached. With the revision that the person saw, a reminder that has changed
 * since is left alone.
 */
export async function cancelReminder(
  ports: CancelPorts,
  person: Person,
  id: string,
  seen?: number,
): Promise<void> {
  const eventId = await ports.reminders.transact(person.uid, id, (known): ReminderStep<string | null> => {
    if (known === null) throw new Failure('not-found', 'noReminder');
    if (seen !== undefined && known.revision !== seen) throw new Failure('conflict', 'reminderChanged');
    const eventId = known.calendarEventId;
    // One that has rung but is not done can be cancelled too, since its card offers that. Rule reminders.card.1.
    if (known.status !== 'pending' && known.status !== 'sent') return { result: eventId };
    return { reminder: { ...known, status: 'cancelled', attendAt: null }, result: eventId };
  });
  await removeEvent(ports, person, eventId);
}

/** The calendar follows when Google can be reached. */
export async function removeEvent(
  { calendar, log }: Pick<CancelPorts, 'calendar' | 'log'>,
  person: Person,
  eventId: string | null,
): Promise<void> {
  if (eventId === null) return;
  try {
    await calendar.remove(person, eventId);
  } catch (error) {
    if (!isFailure(error)) throw error;
    log.warn('calendar.remove-failed', { kind: error.kind });
  }
}

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
