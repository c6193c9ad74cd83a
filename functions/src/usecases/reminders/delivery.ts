import type { NotificationDocument } from '@crocodile-hub/core/contract/documents';
import type { Instant } from '@crocodile-hub/core/contract/time';
import { toWall, zoneOf } from '@crocodile-hub/core/time/zone';
import type { Reminder } from '../../ports/reminders.ts';
import { attendAfterQueue } from '../wake-up/queue-times.ts';
import { countedDown, nextOccurrence, repeatsWithinDay } from './recurrence.ts';

export type Delivery =
  | { is: 'delivered'; reminder: Reminder; notification: { id: string; document: NotificationDocument } }
  | { is: 'early'; dueAt: Instant }
  /** Cancelled, done, moved or delivered already. */
  | { is: 'outdated'; reminder: Reminder | null };

/** Decides what firing the reminder means now. Applied atomically, so that only one caller delivers a revision. */
export function deliver(
  id: string,
  reminder: Reminder | null,
  revision: number | 'any',
  now: Instant,
): Delivery {
  if (reminder === null) return { is: 'outdated', reminder };
  if (reminder.status !== 'pending') return { is: 'outdated', reminder };
  if (revision !== 'any' && revision !== reminder.revision) return { is: 'outdated', reminder };
  if (now < reminder.dueAt) return { is: 'early', dueAt: reminder.dueAt };
  const lateMs = now - reminder.dueAt;
  return {
    is: 'delivered',
    reminder: afterDelivery(reminder, now, lateMs),
    notification: {
      id: `${id}-${reminder.revision}`,
      document: {
        type: 'reminder',
        reminderId: id,
        title: reminder.task,
        body: reminder.notes ?? '',
        dueAt: reminder.dueAt,
        createdAt: now,
        lateMs,
        read: false,
      },
    },
  };
}

/** A repeating reminder moves to its next time; missed times are skipped. */
function afterDelivery(reminder: Reminder, now: Instant, lateMs: number): Reminder {
  const delivered = { ...reminder, deliveredAt: now, lateMs, failures: 0 };
  return movedOn(delivered, now, now) ?? { ...delivered, status: 'sent', attendAt: null };
}

/** A repeating reminder at its first time after `passed`; null where there is none. */
export function movedOn(reminder: Reminder, passed: Instant, now: Instant): Reminder | null {
  const next = nextTime(reminder, passed);
  if (next === null) return null;
  return {
    ...reminder,
    ...next,
    anchorAt: anchorOf(reminder, next.dueAt),
    revision: reminder.revision + 1,
    attendAt: attendAfterQueue(next.dueAt, now),
  };
}

/** On a day whose clock skips the hour it comes later; the series keeps the hour that it had. */
function anchorOf({ anchorAt, dueAt, timeZone, recurrence }: Reminder, next: Instant): Instant | null {
  const anchor = anchorAt ?? dueAt;
  const zone = zoneOf(timeZone, '');
  const [before, after] = [toWall(anchor, zone), toWall(next, zone)];
  const isOfClock = repeatsWithinDay(recurrence) === null;
  const isMoved = before.hour !== after.hour || before.minute !== after.minute;
  return isOfClock && isMoved ? anchor : null;
}

function nextTime(reminder: Reminder, now: Instant): Pick<Reminder, 'dueAt' | 'recurrence'> | null {
  const dueAt = nextOccurrence(reminder, now);
  if (dueAt === null || reminder.recurrence === null) return null;
  // A snooze is an extra ring: the time of the series that it delayed is still to come.
  if (dueAt === reminder.anchorAt) return { dueAt, recurrence: reminder.recurrence };
  const recurrence = countedDown(reminder.recurrence);
  return recurrence === null ? null : { dueAt, recurrence };
}
