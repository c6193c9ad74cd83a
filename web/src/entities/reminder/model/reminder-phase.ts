import type { Instant } from '@crocodile-hub/core/contract/time';
import { unreachable } from '@crocodile-hub/core/domain/unreachable';
import type { Reminder } from './reminder.ts';

/** How a reminder's card stands. Rule reminders.card.1. */
export type ReminderPhase = 'active' | 'expired' | 'done' | 'cancelled';

/**
 * Done when the person said so or the server delivered it. A delivery that nobody has seen yet is still shown as
 * expired: the card must not strike itself through behind the person's back.
 */
export function reminderPhase(
  reminder: Pick<Reminder, 'id' | 'status' | 'dueAt'>,
  { now, unseen }: { now: Instant; unseen: ReadonlySet<string> },
): ReminderPhase {
  switch (reminder.status) {
    case 'done':
      return 'done';
    case 'cancelled':
      return 'cancelled';
    case 'sent':
      return unseen.has(reminder.id) ? 'expired' : 'done';
    case 'pending':
      return reminder.dueAt <= now ? 'expired' : 'active';
    default:
      return unreachable(reminder.status);
  }
}
