import type { ReminderDocument } from '@crocodile-hub/core/contract/documents';
import type { Instant } from '@crocodile-hub/core/contract/time';
import { unreachable } from '@crocodile-hub/core/domain/unreachable';

export type Reminder = ReminderDocument & { readonly id: string };

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

export type PhasedReminder = { reminder: Reminder; phase: ReminderPhase };

const order = { expired: 0, active: 1, done: 2, cancelled: 2 } as const satisfies Record<
  ReminderPhase,
  number
>;

/** Expired reminders first, then coming ones, soonest first; settled ones last, newest first. */
export function sortReminders(reminders: readonly PhasedReminder[]): PhasedReminder[] {
  return [...reminders].sort((a, b) => {
    const byPhase = order[a.phase] - order[b.phase];
    if (byPhase !== 0) return byPhase;
    const byDue = a.reminder.dueAt - b.reminder.dueAt;
    return order[a.phase] === order.done ? -byDue : byDue;
  });
}
