import { reminderQueue } from '@crocodile-hub/core/contract/queue';
import type { Ports } from '../../ports/ports.ts';
import type { Reminder } from '../../ports/reminders.ts';
import { isWithinQueueHorizon } from '../wake-up/queue-times.ts';

export type WakePorts = Pick<Ports, 'reminders' | 'queue' | 'clock' | 'log'>;

const repairMs = 5_000;

/**
 * Puts the reminder's wake-up into the queue. When the queue does not take it, the sweeper tries again soon, so that
 * the reminder is not late by the sweeper's own minute.
 */
export async function wakeReminder(
  ports: WakePorts,
  uid: string,
  id: string,
  reminder: Reminder,
): Promise<void> {
  const { dueAt, revision } = reminder;
  if (!isWithinQueueHorizon(dueAt, ports.clock.now())) return;
  try {
    await ports.queue.enqueue({
      queue: reminderQueue,
      data: { uid, reminderId: id, revision },
      name: `${uid}-${id}-${revision}`,
      at: dueAt,
    });
  } catch (error) {
    ports.log.error('queue.enqueue-failed', error, { queue: reminderQueue });
    const attendAt = ports.clock.now() + repairMs;
    await ports.reminders.transact(uid, id, (current) =>
      current?.status === 'pending' && current.revision === revision
        ? { reminder: { ...current, attendAt }, result: undefined }
        : { result: undefined },
    );
  }
}
