import type { Instant } from '@crocodile-hub/core/contract/time';
import { Failure, isFailure } from '../../ports/failure.ts';
import type { Person } from '../../ports/accounts.ts';
import type { Reminder, ReminderStep } from '../../ports/reminders.ts';
import { attendAfterQueue } from '../wake-up/queue-times.ts';
import { moveEvent, type UpdatePorts } from './update.ts';
import { wakeReminder } from './wake.ts';

/** A reminder as it was before it was changed, and the revision that the change left it with. */
export type Before = { id: string; revision: number; dueAt: Instant; recurrence?: string | undefined };

/** Undoes a change of a reminder: it rings at its earlier time. If it has changed again since, it is left alone. */
export async function putBackReminder(ports: UpdatePorts, person: Person, before: Before): Promise<void> {
  const { id, revision, dueAt, recurrence } = before;
  const now = ports.clock.now();
  const reminder = await ports.reminders.transact(person.uid, id, (known): ReminderStep<Reminder> => {
    if (known === null) throw new Failure('not-found', 'noReminder');
    const isBack = known.revision === revision + 1 && known.dueAt === dueAt && known.status === 'pending';
    if (isBack) return { result: known };
    if (known.revision !== revision || known.status === 'sent') {
      throw new Failure('conflict', 'reminderChanged');
    }
    const back: Reminder = {
      ...known,
      dueAt,
      ...(recurrence === undefined ? {} : { recurrence }),
      // Back at the series' own time, it needs no anchor.
      anchorAt: known.anchorAt === dueAt ? null : known.anchorAt,
      status: 'pending',
      revision: revision + 1,
      attendAt: attendAfterQueue(dueAt, now),
    };
    return { reminder: back, result: back };
  });
  await wakeReminder(ports, person.uid, id, reminder);
  await restoreEvent(ports, person, reminder.calendarEventId);
  await moveEvent(ports, person, reminder, { isMoved: true, isReworded: false });
}

/** The calendar follows when Google can be reached. */
async function restoreEvent(
  { calendar, log }: UpdatePorts,
  person: Person,
  id: string | null,
): Promise<void> {
  if (id === null) return;
  try {
    const event = await calendar.find(person, id);
    if (event?.isCancelled === true) await calendar.restore(person, event);
  } catch (error) {
    if (!isFailure(error)) throw error;
    log.warn('calendar.restore-failed', { kind: error.kind });
  }
}
