import type { Instant } from '@crocodile-hub/core/contract/time';
import { unreachable } from '@crocodile-hub/core/domain/unreachable';
import type { Reminder } from './reminder.ts';

/** The phase that a reminder's card shows. Rule reminders.card.1. */
export type ReminderPhase = 'active' | 'expired' | 'done' | 'cancelled';

/**
 * Done when the person marked it or the server delivered it. Until the person has seen the delivery it is shown as
 * expired: a card must not strike itself through unseen.
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
