import type * as z from 'zod/mini';
import type { updateReminderRequest } from '@crocodile-hub/core/contract/routes';
import { limits } from '@crocodile-hub/core/domain/limits';
import { reminderEventTitle } from '@crocodile-hub/core/domain/reminder';
import { minuteMs } from '@crocodile-hub/core/time/units';
import { issue } from '../../ports/failure.ts';
import { Failure, isFailure } from '../../ports/failure.ts';
import type { Person } from '../../ports/accounts.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Reminder, ReminderStep } from '../../ports/reminders.ts';
import { attendAfterQueue } from '../wake-up/queue-times.ts';
import { wakeReminder, type WakePorts } from './wake.ts';

export type UpdatePorts = WakePorts & Pick<Ports, 'calendar'>;

/** With a rule, all times of a series move. */
type Change = z.output<typeof updateReminderRequest> & { recurrence?: string | undefined };

/** A reminder asked for a moment ago still counts; one for yesterday is a mistake. */
export const oldestMs = 5 * minuteMs;

/** What the person saw. Words have no revision of their own. */
type Seen = { revision?: number; task?: string };

/**
 * Moves a reminder or changes its words; a new revision makes every earlier wake-up outdated. With what the person saw,
 * one that changed since is left alone, and a repeated call finds its own change done.
 */
export async function updateReminder(ports: UpdatePorts, person: Person, change: Change, seen: Seen = {}) {
  const now = ports.clock.now();
  const reminder = await ports.reminders.transact(
    person.uid,
    change.reminderId,
    (known): ReminderStep<Reminder> => {
      if (known === null) throw new Failure('not-found', 'noReminder');
      if (known.status === 'cancelled' || known.status === 'done') {
        throw new Failure('conflict', 'reminderFinished');
      }
      const { revision = known.revision, task = known.task } = seen;
      if (known.revision !== revision) {
        if (known.revision === revision + 1 && known.dueAt === wantedTime(change)) return { result: known };
        throw new Failure('conflict', 'reminderChanged');
      }
      if (known.task !== task && known.task !== change.task) throw new Failure('conflict', 'reminderChanged');
      const updated = changed(known, change, now);
      return { reminder: updated, result: updated };
    },
  );
  await wakeReminder(ports, person.uid, change.reminderId, reminder);
  await moveEvent(ports, person, reminder, {
    isMoved: wantedTime(change) !== undefined,
    isReworded: change.task !== undefined || change.notes !== undefined,
  });
  return { success: true as const, reminderTime: new Date(reminder.dueAt).toISOString() };
}

function changed(known: Reminder, change: Change, now: number): Reminder {
  const to = wantedTime(change);
  const dueAt = to ?? known.dueAt;
  if (to !== undefined && dueAt < now - oldestMs) {
    throw new Failure('invalid', 'timePassed', {
      issues: [issue('reminderTime', 'timePassed')],
    });
  }
  const words = {
    task: change.task ?? known.task,
    notes: change.notes === undefined ? known.notes : change.notes,
    priority: change.priority ?? known.priority,
  };
  if (dueAt === known.dueAt) return { ...known, ...words };
  return {
    ...known,
    ...words,
    dueAt,
    recurrence: change.recurrence ?? known.recurrence,
    anchorAt: change.snoozeUntil === undefined ? null : (known.anchorAt ?? known.dueAt),
    status: 'pending',
    revision: known.revision + 1,
    deliveredAt: null,
    lateMs: null,
    attendAt: attendAfterQueue(dueAt, now),
    failures: 0,
  };
}

function wantedTime({ snoozeUntil, reminderTime }: Change): number | undefined {
  const to = snoozeUntil ?? reminderTime;
  return to === undefined ? undefined : Date.parse(to);
}

/**
 * The calendar follows when Google can be reached; the reminder itself does not wait for it. A series stays where it is
 * while only its next time is put off.
 */
export async function moveEvent(
  ports: UpdatePorts,
  person: Person,
  reminder: Reminder,
  { isMoved, isReworded }: { isMoved: boolean; isReworded: boolean },
): Promise<void> {
  const { calendarEventId: id, dueAt, anchorAt, recurrence, task, notes, timeZone } = reminder;
  const stays = !isMoved || (recurrence !== null && anchorAt !== null);
  if (id === null || (stays && !isReworded)) return;
  const end = dueAt + limits.reminderEventDurationMs;
  try {
    await ports.calendar.move(person, id, {
      title: reminderEventTitle(task),
      description: notes ?? '',
      ...(stays ? {} : { hours: { start: dueAt, end, timeZone, recurrence } }),
    });
  } catch (error) {
    if (!isFailure(error)) throw error;
    ports.log.warn('calendar.move-failed', { kind: error.kind });
  }
}
