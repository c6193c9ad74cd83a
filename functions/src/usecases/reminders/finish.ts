import type * as z from 'zod/mini';
import type { finishReminderRequest } from '@crocodile-hub/core/contract/routes';
import type { Person } from '../../ports/accounts.ts';
import { Failure } from '../../ports/failure.ts';
import type { Reminder, ReminderStep } from '../../ports/reminders.ts';
import { removeEvent } from './cancel.ts';
import { movedOn } from './delivery.ts';
import type { UpdatePorts } from './update.ts';
import { wakeReminder } from './wake.ts';

type Finish = z.output<typeof finishReminderRequest>;
type Finished = { is: 'moved-on'; reminder: Reminder } | { is: 'done'; eventId: string | null };

const nothingToDo: Finished = { is: 'done', eventId: null };

/**
 * What was to be remembered is done: the reminder rings no more, and neither does its event in the calendar. With the
 * revision that the person saw, only this time of a series is over, and the series goes on; if that time has rung
 * meanwhile, it has moved on by itself. Rule reminders.card.1.
 */
export async function finishReminder(ports: UpdatePorts, person: Person, { reminderId, revision }: Finish) {
  const now = ports.clock.now();
  const finished = await ports.reminders.transact(person.uid, reminderId, (known): ReminderStep<Finished> => {
    if (known === null) throw new Failure('not-found', 'noReminder');
    if (known.status === 'done' || known.status === 'cancelled') return { result: nothingToDo };
    if (revision !== undefined && revision !== known.revision) return { result: nothingToDo };
    const next = revision === undefined ? null : movedOn(known, Math.max(known.dueAt, now), now);
    if (next !== null) return { reminder: next, result: { is: 'moved-on', reminder: next } };
    // What has rung stays in the calendar, as the past does.
    const eventId = known.status === 'pending' ? known.calendarEventId : null;
    return { reminder: { ...known, status: 'done', attendAt: null }, result: { is: 'done', eventId } };
  });
  if (finished.is === 'moved-on') await wakeReminder(ports, person.uid, reminderId, finished.reminder);
  else await removeEvent(ports, person, finished.eventId);
  return { success: true as const };
}
