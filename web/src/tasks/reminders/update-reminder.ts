import { call } from '../../kit/wire/call.ts';
import type { Outcome } from '../../kit/wire/failure.ts';

type Change =
  /** ISO. Moves only the next ring: a repeating reminder then continues as before. */
  { snoozeUntil: string } | { task: string; reminderTime: string };

/** Moves a reminder or changes its words. If it has rung already, it waits again. */
export function updateReminder(uid: string, reminderId: string, change: Change): Promise<Outcome<unknown>> {
  return call('updateReminder', { body: { userId: uid, reminderId, ...change } });
}
