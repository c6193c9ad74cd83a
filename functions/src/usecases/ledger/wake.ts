import { actionQueue } from '@crocodile-hub/core/contract/queue';
import type { Instant } from '@crocodile-hub/core/contract/time';
import type { Ports } from '../../ports/ports.ts';
import { attendAfterQueue, isWithinQueueHorizon } from '../wake-up/queue-times.ts';

type WakePorts = Pick<Ports, 'ledger' | 'queue' | 'clock' | 'log'>;

/** A lost wake-up costs at most a minute: the sweeper attends to the entry. */
export async function wakeAt(ports: WakePorts, uid: string, key: string, at: Instant): Promise<void> {
  if (!isWithinQueueHorizon(at, ports.clock.now())) return;
  try {
    await ports.queue.enqueue({ queue: actionQueue, data: { uid, key }, name: `${uid}-${key}-${at}`, at });
  } catch (error) {
    ports.log.error('queue.enqueue-failed', error, { queue: actionQueue });
  }
}

/** Hands an entry that was too far ahead to the queue, once it is near enough. */
export async function wakeEntry(ports: WakePorts, uid: string, key: string, at: Instant): Promise<void> {
  await wakeAt(ports, uid, key, at);
  const now = ports.clock.now();
  await ports.ledger.transact(uid, key, (entry) =>
    entry?.status === 'scheduled' || entry?.status === 'held'
      ? { entry: { ...entry, attendAt: attendAfterQueue(at, now) }, result: undefined }
      : { result: undefined },
  );
}
