import type { Priority } from '@crocodile-hub/core/contract/actions';
import type { Instant } from '@crocodile-hub/core/contract/time';
import { limits } from '@crocodile-hub/core/domain/limits';
import { reminderEventTitle } from '@crocodile-hub/core/domain/reminder';
import type { Person } from '../../ports/accounts.ts';
import type { Ports } from '../../ports/ports.ts';
import { attendAfterQueue } from '../wake-up/queue-times.ts';
import { repeatsWithinDay } from './recurrence.ts';
import { wakeReminder, type WakePorts } from './wake.ts';

export type NewReminder = {
  /** Also the id of its calendar event. */
  id: string;
  task: string;
  notes: string | null;
  priority: Priority;
  recurrence: string | null;
  timeZone: string;
  dueAt: Instant;
};

type CreatePorts = WakePorts & Pick<Ports, 'calendar'>;

/** Safe to repeat: the event and the document carry the intent's own id, and the queue drops a second task. */
export async function createReminder(ports: CreatePorts, person: Person, wanted: NewReminder): Promise<void> {
  const { id, task, notes, priority, recurrence, timeZone, dueAt } = wanted;
  await ports.calendar.insert(person, {
    id,
    title: reminderEventTitle(task),
    description: notes ?? '',
    location: '',
    start: dueAt,
    end: dueAt + limits.reminderEventDurationMs,
    days: null,
    timeZone,
    attendees: [],
    alerts: [
      { method: 'popup', minutes: 0 },
      { method: 'email', minutes: 0 },
    ],
    // Calendars have no repetition within a day: the calendar shows only the first time, and we ring the others.
    recurrence: repeatsWithinDay(recurrence) === null ? recurrence : null,
  });
  const now = ports.clock.now();
  const reminder = await ports.reminders.transact(person.uid, id, (known) => {
    if (known !== null) return { result: known };
    const created = {
      task,
      notes,
      priority,
      recurrence,
      timeZone,
      dueAt,
      anchorAt: null,
      status: 'pending' as const,
      revision: 1,
      createdAt: now,
      originalText: task,
      calendarEventId: id,
      deliveredAt: null,
      lateMs: null,
      attendAt: attendAfterQueue(dueAt, now),
      failures: 0,
    };
    return { reminder: created, result: created };
  });
  await wakeReminder(ports, person.uid, id, reminder);
}
