import { call } from '../../../shared/http/call.ts';
import type { Outcome } from '../../../shared/http/failure.ts';

type Change =
  /** Only this once; a repeating one then goes on as before. ISO. */
  { snoozeUntil: string } | { task: string; reminderTime: string };

/** Moves a reminder or changes its words. One that rang already waits again. */
export function updateReminder(uid: string, reminderId: string, change: Change): Promise<Outcome<unknown>> {
  return call('updateReminder', { body: { userId: uid, reminderId, ...change } });
}
