import type { Reminder } from './reminder.ts';
import type { ReminderPhase } from './reminder-phase.ts';

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
