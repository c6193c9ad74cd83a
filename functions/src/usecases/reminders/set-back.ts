import type { Instant } from '@crocodile-hub/core/contract/time';
import type { ReminderTrouble } from '../../ports/reminders.ts';
import type { Setback } from '../../ports/world.ts';
import { mostFailures, nextTry, setAside } from '../patience.ts';
import { notifyDevices } from '../push/devices.ts';
import type { DeliverPorts } from './deliver-due.ts';

/**
 * Plans the next try of a failed delivery, later each time, and sets the reminder aside in the end. Answers how many
 * tries failed: null if that could not be written, Infinity if the reminder is gone.
 */
export async function setBackReminder(
  ports: DeliverPorts,
  uid: string,
  id: string,
  error: unknown,
): Promise<number | null> {
  const now = ports.clock.now();
  try {
    const setback = await ports.reminders.setBack(uid, id, (trouble) => setbackOf(id, trouble, now));
    ports.log.error('reminder.failed', error, { failures: setback?.failures });
    if (setback === null) return Infinity;
    const { failures, notification } = setback;
    if (notification !== undefined) await notifyDevices(ports, uid, notification.id, notification.document);
    return failures;
  } catch (unwritten) {
    ports.log.error('reminder.failed', error);
    ports.log.error('reminder.not-set-back', unwritten);
    return null;
  }
}

function setbackOf(id: string, { failures, reminder, task, dueAt }: ReminderTrouble, now: Instant): Setback {
  if (reminder !== null && reminder.status !== 'pending') return { attendAt: null };
  return {
    attendAt: nextTry(failures, now),
    notification:
      failures === mostFailures ? setAside({ what: 'reminder', id, title: task, dueAt }, now) : undefined,
  };
}
