import type { Due } from '../../ports/world.ts';
import { attendAfterQueue } from '../wake-up/queue-times.ts';
import { resultOfFailures, type Attended } from '../patience.ts';
import { deliverDue, type DeliverPorts } from './deliver-due.ts';
import { setBackReminder } from './set-back.ts';
import { wakeReminder } from './wake.ts';

/** Processes a reminder that is due. */
export async function attendReminder(ports: DeliverPorts, { uid, id }: Due): Promise<Attended> {
  try {
    await deliverOrWake(ports, uid, id);
    return 'attended';
  } catch (error) {
    return resultOfFailures(await setBackReminder(ports, uid, id, error));
  }
}

async function deliverOrWake(ports: DeliverPorts, uid: string, id: string): Promise<void> {
  const outcome = await deliverDue(ports, uid, id, 'any');
  if (outcome === 'delivered') return;
  const now = ports.clock.now();
  const reminder = await ports.reminders.transact(uid, id, (current) => {
    if (current === null) return { result: null };
    const attendAt = current.status === 'pending' ? attendAfterQueue(current.dueAt, now) : null;
    return { reminder: { ...current, attendAt }, result: current };
  });
  if (reminder?.status === 'pending') await wakeReminder(ports, uid, id, reminder);
}
