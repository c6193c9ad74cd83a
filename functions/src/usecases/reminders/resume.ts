import type { Due } from '../../ports/world.ts';
import { resultOfFailures, type Resumed } from '../patience.ts';
import { attendAfterQueue } from '../wake-up/queue-times.ts';
import { deliverDue, type DeliverPorts } from './deliver-due.ts';
import { setBackReminder } from './set-back.ts';
import { wakeReminder } from './wake.ts';

/** Delivers a reminder that the sweep found. */
export async function resumeReminder(ports: DeliverPorts, { uid, id }: Due): Promise<Resumed> {
  try {
    await deliverOrWake(ports, uid, id);
    return 'resumed';
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
